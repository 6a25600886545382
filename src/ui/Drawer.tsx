import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { drawer } from '#styled-system/recipes';
import { IconButton } from './IconButton.tsx';
import { ModalLayer } from './ModalLayer.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  open: boolean;
  onDismiss: () => void;
  side: 'left' | 'right';
  title: string;
  /** Shown in place of the title, which then is only heard. */
  mark?: ReactNode;
  children: ReactNode;
  /** One or two buttons. */
  footer?: ReactNode;
  /** Takes the focus afterwards; what had it before does where this is left out or null. */
  finalFocusEl?: () => HTMLElement | null;
};

/** A panel from the side. The caller's machine says whether it is open. */
export function Drawer({ open, onDismiss, side, title, mark, children, footer, finalFocusEl }: Props) {
  const titleId = useId();
  const c = drawer({ side });
  return (
    <ModalLayer open={open} onDismiss={onDismiss} labelledBy={titleId} className={c} finalFocusEl={finalFocusEl}>
      <div className={c.header}>
        {mark}
        <h2 id={titleId} className={mark ? undefined : c.title}>
          {mark ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h2>
        <IconButton label="Close" onClick={onDismiss}>
          <X size={24} strokeWidth={1.4} />
        </IconButton>
      </div>
      <div className={c.body}>{children}</div>
      {footer ? <div className={c.footer}>{footer}</div> : null}
    </ModalLayer>
  );
}
