import { type RefCallback, useCallback } from 'react';
import { leaveFocusToHeading } from './focus.ts';
import { useFlow } from './shop-context.ts';

/** Whether the pointer is on an element. No event says so while the pointer rests. */
const isUnderPointer = (element: HTMLElement): boolean => element.closest(':hover') === element;

/**
 * This ref belongs to a message that may be removed while the focus or the pointer is in it. React reports no blur of what
 * it removes, and Firefox no pointerleave, so the other messages would stay for ever. The page's heading takes the focus.
 * CRT-6.
 */
export function useRemovedMessage(): RefCallback<HTMLElement> {
  const toasts = useFlow('toasts');
  return useCallback(
    (message: HTMLElement | null) => {
      if (message === null) return;
      const leave = leaveFocusToHeading(message);
      return () => {
        if (message.contains(document.activeElement)) toasts.send({ type: 'focus.left' });
        if (isUnderPointer(message)) toasts.send({ type: 'pointer.left' });
        leave();
      };
    },
    [toasts],
  );
}
