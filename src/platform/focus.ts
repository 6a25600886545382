import { flushSync } from 'react-dom';

/** A change that removes the focused element must move the focus, once the page shows the change. */
export function focusAfter(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}

let isFocusLost = false;

/** A focused element calls this before it is removed, so its replacement can take over the focus. */
export function leaveFocus(element: HTMLElement): void {
  if (document.activeElement !== element) return;
  isFocusLost = true;
  // Elements that appear later are no replacement.
  queueMicrotask(() => {
    isFocusLost = false;
  });
}

/** The focused element was removed just now. */
export const isFocusLeft = (): boolean => isFocusLost;

/** The page's heading takes the focus if nothing else is left to take it. */
export const pageHeading = (): HTMLElement | null => document.querySelector('main h1');

/** The focused element is about to be removed, so the focus moves to the page's heading. */
export const focusHeadingAfter = (change: () => void): void => focusAfter(change, pageHeading);

export const mainPart = (): HTMLElement | null => document.querySelector('main');

/**
 * A ref for an element that may be removed while the focus is in it, by a press or by an answer. What is found then takes
 * the focus, and the page does not scroll. NET-1.
 */
export const leaveFocusTo = (find: () => HTMLElement | null) => (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  queueMicrotask(() => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
};

/** A page whose code is on its way has no heading yet: the main part takes the focus, and then its heading. */
export const leaveFocusToHeading = leaveFocusTo(() => pageHeading() ?? mainPart());

/** The dialog or drawer that is open. */
export const openDialog = (): HTMLElement | null => document.querySelector('dialog:not([inert])');

/**
 * The focus of an element that disappears within a dialog or drawer stays there: the page behind it is out of reach.
 */
export const leaveFocusToDialog = leaveFocusTo(openDialog);

/** A closing panel passes its focus on. If it does not hold the focus, the visitor has moved it, and it stays there. */
export function focusAfterClosing(
  panelId: string,
  close: () => void,
  find: () => HTMLElement | null | undefined,
): void {
  const heldFocus = document.getElementById(panelId)?.contains(document.activeElement) ?? false;
  flushSync(close);
  if (heldFocus) find()?.focus();
}

/** The field takes the focus, unless the visitor is using another control, for instance in the header. */
export function takeFocus(field: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isFree = activeElement === null || activeElement === body || field?.closest('main')?.contains(activeElement);
  if (isFree) field?.focus();
}
