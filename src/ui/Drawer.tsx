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
  /** The mark replaces the title visually. Screen readers still read the title. */
  mark?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** This element receives the focus after closing. Without it, the previously focused element does. */
  finalFocusEl?: () => HTMLElement | null;
};

/** A drawer slides in from the side. The caller's machine decides whether it is open. */
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
