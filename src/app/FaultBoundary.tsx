import { Component, type ReactNode } from 'react';
import type { ShopRef } from '#machines/shop/refs.ts';
import { FaultPage } from './FaultPage.tsx';

type Props = { shop: ShopRef; children: ReactNode };
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
    return this.state.isBroken ? <FaultPage shop={this.props.shop} /> : this.props.children;
  }
}
