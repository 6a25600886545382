import { type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether this is being drawn into the static page, or is made live there. */
const useIsPrerendered = (): boolean =>
  useState(
    useSyncExternalStore(
      subscribeToNothing,
      () => false,
      () => true,
    ),
  )[0];

/**
 * What stands below the first view of a page: it comes in the frame after that which answers the touch, piece by piece.
 * In the static page it stands from the first.
 */
export function DeferBelowFold({ children }: { children: ReactNode }) {
  const isPrerendered = useIsPrerendered();
  const isDue = useDeferredValue(true, false);
  return isPrerendered || isDue ? children : null;
}
