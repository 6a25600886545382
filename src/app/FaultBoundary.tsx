import { Component, type ReactNode } from 'react';

type Props = {
  fallback: ReactNode;
  children: ReactNode;
  /** How many pages have been opened: the next one may try again. */
  openedPages?: number;
};
type State = { hasFailed: boolean; openedPages: number | undefined };

/** A bug in one part of the page is reported and replaces that part alone. The other parts go on working. FLT-1. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, openedPages: this.props.openedPages };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ openedPages }: Props, state: State): State | null {
    return openedPages === state.openedPages ? null : { hasFailed: false, openedPages };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
