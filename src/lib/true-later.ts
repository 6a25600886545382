import { useDeferredValue } from 'react';

/**
 * What is true only while something is on its way: shown from the frame after the one that answers the touch, and not at
 * all where it is over by then; no longer true, it goes at once.
 */
export function useDeferredTrue(isTrue: boolean): boolean {
  const wasTrue = useDeferredValue(isTrue);
  return isTrue && wasTrue;
}
