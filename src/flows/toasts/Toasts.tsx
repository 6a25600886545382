import { useSelector } from '@xstate/react';
import { useFlow } from '#src/lib/shop-context.ts';
import { toasts as look } from '#styled-system/recipes';
import { attentionAt } from './attention.ts';
import { ToastMessage } from './ToastMessage.tsx';

/** What the shop says in passing. The live region is always there: only then is what enters it read out. CRT-6. */
export function Toasts() {
  const toasts = useFlow('toasts');
  const shown = useSelector(toasts, (snapshot) => snapshot.context.toasts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: nothing is operated here; only where the visitor's attention is gets noticed.
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className={look().region}
      onPointerEnter={(event) => toasts.send(attentionAt(event.currentTarget, document.activeElement))}
      onPointerLeave={(event) => toasts.send(attentionAt(event.currentTarget, document.activeElement))}
      onFocus={(event) => toasts.send(attentionAt(event.currentTarget, event.target))}
      onBlur={(event) => toasts.send(attentionAt(event.currentTarget, event.relatedTarget))}
    >
      {shown.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
