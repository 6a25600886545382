import { X } from 'lucide-react';
import { useCallback } from 'react';
import type { Toast } from '#machines/toasts/toasts.machine.ts';
import { useRemovedMessage } from '#src/platform/removed-message.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { moveFocusOnDismiss } from '#src/ui/move-focus-on-dismiss.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { toasts as look } from '#styled-system/recipes';
import { fadeOnRemoval } from './fade-on-removal.ts';
import { ToastActionControl } from './ToastActionControl.tsx';

const WIDTHS = [400] as const;

/** A toast has a thumbnail, two lines, an action and a close button. design.md, Components. */
export function ToastMessage({ toast: { id, title, detail, imageUrl, action } }: { toast: Toast }) {
  const toasts = useFlow('toasts');
  const messageRef = useRemovedMessage();
  const ref = useCallback(
    (message: HTMLDivElement | null) => {
      const cleanups = [messageRef(message), fadeOnRemoval(message)];
      return () => {
        for (const cleanUp of cleanups) cleanUp?.();
      };
    },
    [messageRef],
  );
  const c = look();
  return (
    <div ref={ref} className={`on-dark ${c.message}`}>
      {imageUrl ? (
        <Plate className={c.thumbnail}>
          <Picture imageUrl={imageUrl} alt="" sizes="52px" widths={WIDTHS} />
        </Plate>
      ) : null}
      <div className={c.words}>
        <b className={c.title}>{title}</b>
        {detail ? <span className={c.detail}>{detail}</span> : null}
      </div>
      {action ? <ToastActionControl id={id} action={action} /> : null}
      <IconButton
        label="Dismiss"
        onClick={(event) => {
          moveFocusOnDismiss(event);
          toasts.send({ type: 'toast.dismissed', id });
        }}
      >
        <X size={20} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}
