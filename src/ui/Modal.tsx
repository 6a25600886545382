import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { modal } from '#styled-system/recipes';

type Props = {
  open: boolean;
  /** Escape, a press outside, or ModalClose: where they are allowed. */
  onDismiss: () => void;
  /** Holds a ModalTitle, which names the dialog. */
  children: ReactNode;
  role?: 'dialog' | 'alertdialog';
  size?: 'fit' | 'narrow' | 'wide' | 'wideFit';
  closeOnEscape?: boolean;
  closeOnInteractOutside?: boolean;
  initialFocusEl?: () => HTMLElement | null;
  finalFocusEl?: () => HTMLElement | null;
  className?: string;
};

/** A modal dialog. Ark keeps focus, Escape and ARIA; the caller's machine says whether it is open. */
export function Modal({ open, onDismiss, children, size, className, ...dialog }: Props) {
  const c = modal({ size });
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => (details.open ? undefined : onDismiss())}
      lazyMount
      unmountOnExit
      {...dialog}
    >
      <Portal>
        <Dialog.Backdrop className={c.backdrop} />
        <Dialog.Positioner className={c.positioner}>
          <Dialog.Content className={className ? `${c.content} ${className}` : c.content}>{children}</Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The words that name the dialog (h2) and that describe it; and a wrapper that makes its one child close it. */
export const ModalTitle = Dialog.Title;
export const ModalDescription = Dialog.Description;
export const ModalClose = Dialog.CloseTrigger;
