import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';

/** Makes a change that takes away what holds the focus, and puts the focus where it belongs once the page shows it. */
export function focusAfter(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}

/**
 * Gives the focus once the page has been shown, unless the visitor has put it somewhere else meanwhile: what held it
 * before may be gone by then, but nothing new may have taken it. @returns a function that stops it
 */
export function focusAfterPaint(element: HTMLElement): () => void {
  const before = document.activeElement;
  return afterPaint(() => {
    const { activeElement, body } = document;
    if (activeElement === before || activeElement === body) element.focus({ preventScroll: true });
  });
}

let hasHeirlessFocus = false;

/** To be called before an element goes that may hold the focus: what takes its place at once can inherit it. */
export function leaveFocus(element: HTMLElement): void {
  if (document.activeElement !== element) return;
  hasHeirlessFocus = true;
  // Whatever comes later takes nobody's place.
  queueMicrotask(() => {
    hasHeirlessFocus = false;
  });
}

/** Whether what held the focus has gone just now. */
export const isFocusLeft = (): boolean => hasHeirlessFocus;

/** The page's own heading: it takes the focus where nothing else is left to take it. */
export const pageHeading = (): HTMLElement | null => document.querySelector('main h1');

/**
 * Closes a panel. If it held the focus, that goes to where it belongs; if not, the visitor has already put it somewhere
 * else, and there it stays.
 */
export function focusAfterClosing(
  panelId: string,
  close: () => void,
  find: () => HTMLElement | null | undefined,
): void {
  const heldFocus = document.getElementById(panelId)?.contains(document.activeElement) ?? false;
  flushSync(close);
  if (heldFocus) find()?.focus();
}

/** Ref of a field that should have the focus now: unless the visitor is busy elsewhere, in the header for instance. */
export function takeFocus(field: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isFree = activeElement === null || activeElement === body || field?.closest('main')?.contains(activeElement);
  if (isFree) field?.focus();
}
