import { useDeferredValue } from 'react';

/** A loading state is shown one frame after the touch, and not at all if loading is over by then. It ends at once. */
export function useDeferredTrue(isTrue: boolean): boolean {
  const wasTrue = useDeferredValue(isTrue);
  return isTrue && wasTrue;
}
