import { afterPaint } from './after-paint.ts';
import { pageHeading } from './focus.ts';

export type ModalFocus = {
  /** Has the focus first; the first control where this is left out or null. */
  initialFocusEl?: (() => HTMLElement | null) | undefined;
  /** Has it afterwards; what had it before, else the page's heading, where this is left out or null. */
  finalFocusEl?: (() => HTMLElement | null) | undefined;
};

/** What lies behind a dialog. Messages do not: they stand over it, can be pressed, and are read out. */
const BEHIND = '#shop > :not([role=status])';
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

const isMessage = (element: Element) => element.closest('#shop > [role=status]') !== null;
const controlsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.checkVisibility());

/**
 * Takes the page behind from those who listen, and holds its place. `inert` would do the first as well, but has the style of
 * the whole page worked out anew. @returns a function that gives it back
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

/** Keeps Tab among the dialog's controls, and has Escape ask it to close, wherever the focus is. */
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
  /** From the browser's own bars the focus comes in at the page's first link. */
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

/** Where the visitor has not gone on by themselves: the focus was in the dialog, or went down with it. */
function giveFocusBack(dialog: HTMLDialogElement, to: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isFree = activeElement === null || activeElement === body || dialog.contains(activeElement);
  const isFollowed = document.querySelector('dialog:not([inert])') !== null;
  if (isFree && !isFollowed) (to?.isConnected ? to : pageHeading())?.focus();
}

/**
 * Ref of a dialog while it is open: what makes it modal comes once it is seen, as none of that is. A dialog that stands in
 * the browser's top layer would cover the messages, and makes all else inert in the very frame that should show it.
 */
export const modality =
  ({ initialFocusEl, finalFocusEl }: ModalFocus) =>
  (dialog: HTMLDialogElement | null): (() => void) | undefined => {
    if (!dialog) return undefined;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    let uncover = () => {};
    let stopListening = () => {};
    const callOff = afterPaint(() => {
      uncover = coverPage();
      stopListening = listenToKeys(dialog);
      (initialFocusEl?.() ?? controlsOf(dialog)[0] ?? dialog).focus({ preventScroll: true });
    });
    return () => {
      callOff();
      stopListening();
      afterPaint(() => {
        uncover();
        giveFocusBack(dialog, finalFocusEl?.() ?? opener);
      });
    };
  };
