import { Component, type ReactNode } from 'react';
import { LoadError } from '#src/platform/lazy.ts';
import { serverReached } from '#src/platform/server-reached.ts';

export type LoadFailure = {
  /** A deploy has removed the file: only reloading the page helps. */
  isOutdated: boolean;
  tryAgain: () => void;
};

type Props = {
  children: ReactNode;
  /** The fallback replaces a part whose code failed to load. */
  fallback: (failure: LoadFailure) => ReactNode;
  /** A new attempt loads the code again. */
  attempt?: number;
};
type State = { error: unknown };

/** A part that failed to load must not take the page down. Any other error passes through. */
export class LoadBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  tryAgain = (): void => this.setState({ error: null });

  /** The connection is back: a file that did not come is requested again. NET-1. */
  retryOnline = async (): Promise<void> => {
    const { error } = this.state;
    if (error instanceof LoadError && !error.isOutdated && (await serverReached())) this.tryAgain();
  };

  override componentDidMount(): void {
    window.addEventListener('online', this.retryOnline);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retryOnline);
  }

  override componentDidUpdate({ attempt }: Props): void {
    if (attempt !== this.props.attempt && this.state.error !== null) this.tryAgain();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof LoadError)
      return this.props.fallback({ isOutdated: error.isOutdated, tryAgain: this.tryAgain });
    throw error;
  }
}
