import type { ToastContent } from '#machines/toasts/toast.ts';
import { toasts as look } from '#styled-system/recipes';

/** What a message says, where the code of messages does not come: for as long as any message stands. CRT-6. */
export function PlainToast({ toast: { title, detail } }: { toast: ToastContent }) {
  const c = look();
  return (
    <div className={`on-dark ${c.message}`} data-plain>
      <div className={c.words}>
        <b className={c.title}>{title}</b>
        {detail ? <span className={c.detail}>{detail}</span> : null}
      </div>
    </div>
  );
}
