import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isAnythingSaid } from '#machines/toasts/toasts.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { toasts as look } from '#styled-system/recipes';
import { ToastMessages } from './ToastMessages.tsx';
import { crossesEdge, isHovering } from './toasts.dom.ts';

/**
 * The live region always exists, because only changes inside a live region are read out. The page may pass a notice that
 * stays. CRT-6.
 */
export function Toasts({ notice }: { notice: ReactNode }) {
  const toasts = useFlow('toasts');
  const isSpeaking = useSelector(toasts, isAnythingSaid);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: nothing is operated here; only where the visitor's attention is gets noticed.
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className={isSpeaking || notice !== null ? look().region : undefined}
      onPointerOver={(event) => isHovering(event) && toasts.send({ type: 'pointer.entered' })}
      onPointerLeave={(event) => isHovering(event) && toasts.send({ type: 'pointer.left' })}
      onFocus={(event) => crossesEdge(event) && toasts.send({ type: 'focus.entered' })}
      onBlur={(event) => crossesEdge(event) && toasts.send({ type: 'focus.left' })}
    >
      {notice}
      <ToastMessages />
    </div>
  );
}
