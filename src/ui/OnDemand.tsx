import type { ReactNode } from 'react';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import type { Loadable } from '#src/lib/loadable.ts';
import { LoadNotice } from './LoadNotice.tsx';

type Props<Part extends object> = {
  part: Loadable<Part>;
  /** Whether it should be seen now. */
  isOpen: boolean;
  /** Keeps it mounted from its first opening on, so that it can leave with a movement. */
  isKept?: boolean;
  /** What is said when its code does not come. */
  failure: string;
  onDismiss: () => void;
  children: ReactNode;
};

/** A part whose code comes with its first opening; where it does not come, a notice with a way to try again. */
export function OnDemand<Part extends object>({
  part,
  isOpen,
  isKept = false,
  failure,
  onDismiss,
  children,
}: Props<Part>) {
  if (!isOpen && !(isKept && part.isLoaded())) return null;
  return (
    <LoadBoundary
      fallback={(load) => (isOpen ? <LoadNotice title={failure} failure={load} onDismiss={onDismiss} /> : null)}
    >
      {children}
    </LoadBoundary>
  );
}
