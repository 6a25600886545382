import { useDeferredValue } from 'react';

/**
 * A loading state is shown one frame after the touch, and not at all if loading is over by then. It ends at once.
 * Its time is measured together with updated-after-paint.ts.
 */
export function useDeferredTrue(isTrue: boolean): boolean {
  const wasTrue = useDeferredValue(isTrue);
  return isTrue && wasTrue;
}
