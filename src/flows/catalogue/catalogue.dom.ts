import { afterPaint } from '#src/lib/after-paint.ts';

/** The list, from its count on. */
export const PRODUCT_LIST_ID = 'product-list';

/** The count stands in the page in every state of the list, so it can take the focus of a control that goes away. */
export const RESULT_COUNT_ID = 'result-count';

export const focusResultCount = (): void => document.getElementById(RESULT_COUNT_ID)?.focus();

/** A shopper far down the old list would else find themselves in the middle of the new one, or below its end. */
export function showListTop(): void {
  afterPaint(() => {
    const list = document.getElementById(PRODUCT_LIST_ID);
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  });
}

function isOnScreen(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * The rows that are seen stay drawn while the list is kept under another page: else the browser would find out only in
 * the frame after Back that they are near the screen, and show their places empty before.
 */
export function keepRowsDrawn(): void {
  const rows = document.querySelectorAll<HTMLElement>(`#${PRODUCT_LIST_ID} section > ul > li`);
  for (const row of [...rows].filter(isOnScreen)) row.style.contentVisibility = 'visible';
}

/**
 * Where the focus goes after 'Show more': to the card that is new, from the button or from where the button was. A shopper
 * who has gone elsewhere meanwhile is left where they are; that is for the page to know, so it is no state of the list.
 */
export function welcomeCard(card: HTMLElement | null, button: HTMLElement | null): void {
  const held = document.activeElement;
  if (held === button || held === document.body) card?.querySelector('a')?.focus({ preventScroll: true });
}
