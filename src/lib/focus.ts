import { flushSync } from 'react-dom';

/** Makes a change that takes away what holds the focus, and puts the focus where it belongs once the page shows it. */
export function focusAfter(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}

/** The page's own heading: it takes the focus where nothing else is left to take it. */
export const pageHeading = (): HTMLElement | null => document.querySelector('main h1');
