import { type MouseEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ModalFocus, modality } from '#src/platform/modality.ts';

type Props = ModalFocus & {
  open: boolean;
  /** Escape or a press outside dismisses the dialog. */
  onDismiss: () => void;
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  closeOnInteractOutside?: boolean | undefined;
  className: { backdrop: string; positioner?: string | undefined; content: string };
  children: ReactNode;
};

/**
 * The dialog stays rendered until its exit animation has ended. The caller decides whether it is open. A portal puts it
 * at the end of the document, so no ancestor clips it. design.md, Motion.
 */
export function ModalLayer({ open, onDismiss, labelledBy, describedBy, role, className, children, ...rest }: Props) {
  const { closeOnEscape = true, closeOnInteractOutside = true, initialFocusEl, finalFocusEl } = rest;
  const [isThere, setThere] = useState(open);
  const [makeModal] = useState(() => modality({ closeOnEscape, initialFocusEl, finalFocusEl }));
  if (open && !isThere) setThere(true);
  if (!isThere) return null;

  const state = open ? 'open' : 'closed';
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (closeOnEscape) onDismiss();
  };
  const press = ({ target }: MouseEvent) => {
    if (closeOnInteractOutside && target instanceof Element && !target.closest('dialog')) onDismiss();
  };
  /** A press beside the dialog takes the focus out of it no more than Tab does. */
  const hold = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('dialog')) event.preventDefault();
  };
  const leave = (event: SyntheticEvent) => {
    if (!open && event.target === event.currentTarget) setThere(false);
  };
  const dialog = (
    <dialog
      ref={open ? makeModal : null}
      open
      inert={!open}
      role={role}
      aria-modal
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
      className={className.content}
      data-state={state}
      onCancel={cancel}
      onAnimationEnd={leave}
    >
      {children}
    </dialog>
  );
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the dialog; Escape and a button do the same
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div onClick={press} onMouseDown={hold}>
      <div className={className.backdrop} data-state={state} />
      {className.positioner ? <div className={className.positioner}>{dialog}</div> : dialog}
    </div>,
    document.body,
  );
}
