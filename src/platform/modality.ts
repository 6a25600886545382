import { afterPaint } from './after-paint.ts';
import { pageHeading } from './focus.ts';

export type ModalFocus = {
  /** Escape, and Back on Android, dismiss the dialog; unless it is false. */
  closeOnEscape?: boolean | undefined;
  /** This element is focused first; without it, the first control is. */
  initialFocusEl?: (() => HTMLElement | null) | undefined;
  /** This element is focused after closing; without it, the previously focused element or the page's heading is. */
  finalFocusEl?: (() => HTMLElement | null) | undefined;
};

/** A dialog covers these elements. Toasts are above it: they can be pressed and are read out. */
const BEHIND = '#shop > :not([role=status])';
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

const isMessage = (element: Element) => element.closest('#shop > [role=status]') !== null;
const controlsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.checkVisibility());

/**
 * The page behind a dialog is hidden from screen readers and cannot scroll. `inert` would do the first as well, but
 * makes the browser recalculate the style of the whole page. @returns a function that undoes it
 */
function coverPage(): () => void {
  const { documentElement: root } = document;
  const behind = document.querySelectorAll(BEHIND);
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  for (const part of behind) part.setAttribute('aria-hidden', 'true');
  return () => {
    for (const part of behind) part.removeAttribute('aria-hidden');
    root.style.overflow = '';
    root.style.scrollbarGutter = '';
  };
}

/** Tab stays among the dialog's controls, and Escape asks the dialog to close wherever the focus is. */
function listenToKeys(dialog: HTMLDialogElement): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    }
    if (event.key !== 'Tab') return;
    const controls = controlsOf(dialog);
    const [last, next] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
    const { activeElement } = document;
    if (activeElement !== last && activeElement !== dialog && dialog.contains(activeElement)) return;
    event.preventDefault();
    next?.focus();
  };
  /** From the browser's own bars the focus enters at the page's first link. */
  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || dialog.contains(target) || isMessage(target)) return;
    (controlsOf(dialog)[0] ?? dialog).focus();
  };
  document.addEventListener('keydown', press);
  document.addEventListener('focusin', hold);
  return () => {
    document.removeEventListener('keydown', press);
    document.removeEventListener('focusin', hold);
  };
}

/**
 * On Android, Back closes the dialog and stays on the page, as it does with the native showModal. A dialog that stays open
 * lets the next Back leave the page. RTE-5. @returns a function that stops it
 */
function listenToBack(dialog: HTMLDialogElement): () => void {
  const { CloseWatcher } = window;
  if (!CloseWatcher) return () => {};
  const watcher = new CloseWatcher();
  watcher.onclose = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return () => watcher.destroy();
}

/** The visitor may have moved the focus already; otherwise it was in the dialog, or was lost with it. */
function giveFocusBack(dialog: HTMLDialogElement, to: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isFree = activeElement === null || activeElement === body || dialog.contains(activeElement);
  const isFollowed = document.querySelector('dialog:not([inert])') !== null;
  if (isFree && !isFollowed) (to?.checkVisibility() ? to : pageHeading())?.focus();
}

/**
 * This ref belongs to an open dialog. Its keys work at once. The rest of modality is invisible, so it starts after the dialog
 * is painted. The native showModal would cover the toasts, and make the page inert in the very frame that should show the
 * dialog.
 */
export const modality =
  ({ closeOnEscape = true, initialFocusEl, finalFocusEl }: ModalFocus) =>
  (dialog: HTMLDialogElement | null): (() => void) | undefined => {
    if (!dialog) return undefined;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    let uncover = () => {};
    const stopKeys = listenToKeys(dialog);
    const stopBack = closeOnEscape ? listenToBack(dialog) : () => {};
    const callOff = afterPaint(() => {
      // Before the page is covered: a browser that is in between would find the focus in what is hidden. A quick visitor may
      // be in the dialog already.
      const isInside = dialog.contains(document.activeElement);
      if (!isInside) (initialFocusEl?.() ?? controlsOf(dialog)[0] ?? dialog).focus({ preventScroll: true });
      uncover = coverPage();
    });
    return () => {
      callOff();
      stopKeys();
      stopBack();
      afterPaint(() => {
        uncover();
        giveFocusBack(dialog, finalFocusEl?.() ?? opener);
      });
    };
  };
