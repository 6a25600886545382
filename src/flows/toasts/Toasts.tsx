import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { isAnythingSaid, unsaidCount, unsaidToast } from '#machines/toasts/toasts.selectors.ts';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import { useFlow } from '#src/lib/shop-context.ts';
import { toasts as look } from '#styled-system/recipes';
import { PlainToast } from './PlainToast.tsx';
import { crossesEdge, isHovering } from './toasts.dom.ts';

/**
 * What the shop says in passing. The live region is always there: only then is what enters it read out. What it shows comes
 * with the first message; where that does not come, the words alone are said. CRT-6.
 */
export function Toasts({ Messages }: { Messages: ComponentType }) {
  const toasts = useFlow('toasts');
  const isSpeaking = useSelector(toasts, isAnythingSaid);
  const unsaid = useSelector(toasts, unsaidToast);
  const attempt = useSelector(toasts, unsaidCount);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: nothing is operated here; only where the visitor's attention is gets noticed.
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className={isSpeaking ? look().region : undefined}
      onPointerEnter={(event) => isHovering(event) && toasts.send({ type: 'pointer.entered' })}
      onPointerLeave={(event) => isHovering(event) && toasts.send({ type: 'pointer.left' })}
      onFocus={(event) => crossesEdge(event) && toasts.send({ type: 'focus.entered' })}
      onBlur={(event) => crossesEdge(event) && toasts.send({ type: 'focus.left' })}
    >
      {isSpeaking ? (
        <LoadBoundary attempt={attempt} fallback={() => unsaid && <PlainToast key={attempt} toast={unsaid} />}>
          <Messages />
        </LoadBoundary>
      ) : null}
    </div>
  );
}
