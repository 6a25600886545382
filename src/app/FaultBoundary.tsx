import { Component, type ReactNode } from 'react';
import type { ShopRef } from '#machines/shop/refs.ts';
import { FaultPage } from './FaultPage.tsx';

type Props = { shop: ShopRef; children: ReactNode };
type State = { isBroken: boolean };

/** A bug shows a fault page instead of an empty one, and is reported. */
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
