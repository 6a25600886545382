import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { drawer } from '#styled-system/recipes';
import { IconButton } from './IconButton.tsx';
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

/** A panel from the side. Ark keeps focus, Escape and ARIA; the caller's machine says whether it is open. */
export function Drawer({ open, onDismiss, side, title, mark, children, footer, ...focus }: Props) {
  const c = drawer({ side });
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => (details.open ? undefined : onDismiss())}
      lazyMount
      unmountOnExit
      {...focus}
    >
      <Portal>
        <Dialog.Backdrop className={c.backdrop} />
        <Dialog.Positioner>
          <Dialog.Content className={c.content}>
            <div className={c.header}>
              {mark}
              <Dialog.Title className={mark ? undefined : c.title}>
                {mark ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <IconButton label="Close">
                  <X size={24} strokeWidth={1.4} aria-hidden />
                </IconButton>
              </Dialog.CloseTrigger>
            </div>
            <div className={c.body}>{children}</div>
            {footer ? <div className={c.footer}>{footer}</div> : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
