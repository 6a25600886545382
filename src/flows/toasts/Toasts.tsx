import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { shownToasts } from '#machines/toasts/toasts.selectors.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { toasts as look } from '#styled-system/recipes';
import { ToastMessage } from './ToastMessage.tsx';
import { crossesEdge, isHovering } from './toasts.dom.ts';

/**
 * What the shop says in passing. The live region is always there: only then is what enters it read out. A message comes
 * after the frame that answers the press, the badge first; it goes at once. CRT-6.
 */
export function Toasts() {
  const toasts = useFlow('toasts');
  const current = useSelector(toasts, shownToasts);
  const painted = useDeferredValue(current);
  const shown = painted.filter(({ id }) => current.some((toast) => toast.id === id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: nothing is operated here; only where the visitor's attention is gets noticed.
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className={look().region}
      onPointerEnter={(event) => isHovering(event) && toasts.send({ type: 'pointer.entered' })}
      onPointerLeave={(event) => isHovering(event) && toasts.send({ type: 'pointer.left' })}
      onFocus={(event) => crossesEdge(event) && toasts.send({ type: 'focus.entered' })}
      onBlur={(event) => crossesEdge(event) && toasts.send({ type: 'focus.left' })}
    >
      {shown.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
