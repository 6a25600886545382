import type { ReactNode } from 'react';
import type { LazyView } from '#src/platform/lazy.ts';
import { LoadBoundary } from '#src/ui/LoadBoundary.tsx';
import { LoadNotice } from './LoadNotice.tsx';

type Props<Part extends object> = {
  part: LazyView<Part>;
  /** The caller decides whether the part is open. */
  isOpen: boolean;
  /** The part stays mounted after its first opening, so that its exit animation can run. */
  staysMounted?: boolean;
  /** This text is shown when the code fails to load. */
  failure: string;
  onDismiss: () => void;
  children: ReactNode;
};

/** The part's code is loaded at its first opening. If that fails, a notice offers to try again. */
export function OnDemand<Part extends object>({
  part,
  isOpen,
  staysMounted = false,
  failure,
  onDismiss,
  children,
}: Props<Part>) {
  if (!isOpen && !(staysMounted && part.isLoaded())) return null;
  return (
    <LoadBoundary
      fallback={(load) => (isOpen ? <LoadNotice title={failure} failure={load} onDismiss={onDismiss} /> : null)}
    >
      {children}
    </LoadBoundary>
  );
}
