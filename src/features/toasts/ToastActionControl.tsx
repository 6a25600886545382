import type { MouseEvent } from 'react';
import type { ToastAction } from '#machines/toasts/toast.ts';
import { Link } from '#src/platform/navigation.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { moveFocusOnDismiss } from '#src/ui/move-focus-on-dismiss.ts';
import { toasts as look } from '#styled-system/recipes';

type Props = { id: number; action: ToastAction };

/** Undo is a button. A link stays a link, which can be opened in a new tab. */
export function ToastActionControl({ id, action }: Props) {
  const toasts = useFlow('toasts');
  const c = look();
  if (action.kind === 'undo') {
    const undo = (event: MouseEvent<HTMLElement>) => {
      moveFocusOnDismiss(event);
      toasts.send({ type: 'undo.chosen', id, command: action.command });
    };
    return (
      <button type="button" className={c.action} onClick={undo}>
        Undo
      </button>
    );
  }
  const follow = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // The heading of the page that it leads to takes the focus, not another message. RTE-5.
    event.currentTarget.blur();
    toasts.send({ type: 'link.chosen', id, href: action.href });
  };
  return (
    <Link href={action.href} className={c.action} onClick={follow}>
      {action.label}
    </Link>
  );
}
