import { Component, type ReactNode } from 'react';
import { FaultPage } from './FaultPage.tsx';

type Props = { children: ReactNode };
type State = { isBroken: boolean };

/** The last resort: a bug shows a calm page instead of nothing, and is reported. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <FaultPage /> : this.props.children;
  }
}
