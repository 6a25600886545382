import { afterPaint } from '#src/platform/after-paint.ts';
import { leaveFocusTo } from '#src/platform/focus.ts';

/** This button opens the filters on narrow screens and gets the focus back. */
export const FILTERS_BUTTON_ID = 'open-filters';

/** This part includes the count above the list. */
export const PRODUCT_LIST_ID = 'product-list';

/** The count is rendered in every state of the list, so it can receive the focus of a removed control. */
export const RESULT_COUNT_ID = 'result-count';

const resultCount = (): HTMLElement | null => document.getElementById(RESULT_COUNT_ID);

export const focusResultCount = (): void => resultCount()?.focus();

/** This ref belongs to a message whose button tries again: the message is removed when it is pressed, or before. */
export const leaveFocusToCount = leaveFocusTo(resultCount);

/** This ref belongs to the hint of slow further products. From 'Show more' the focus moves on to the first new card. */
export const leaveFocusToMore = leaveFocusTo(() =>
  document.querySelector<HTMLElement>(`#${PRODUCT_LIST_ID} button[aria-busy=true]`),
);

/**
 * Without scrolling, a shopper far down the old list would be in the middle of the new one, or below its end. A smooth
 * movement takes longer than the answer, so the shopper would see the end of the new list first.
 */
export function showListTop(): void {
  afterPaint(() => {
    const list = document.getElementById(PRODUCT_LIST_ID);
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
}

function isOnScreen(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * The message of a failure appears above the button that tries again. Where it appears on the screen, both are shown
 * whole; a shopper who has scrolled elsewhere stays there. PRD-12.
 */
export function showFailureWhole(alert: HTMLElement | null): void {
  if (alert && isOnScreen(alert)) alert.parentElement?.scrollIntoView({ block: 'nearest' });
}

/**
 * The visible rows stay rendered while the list is hidden behind another page. Otherwise the browser would find out
 * only after Back that they are near the screen, and show empty space first.
 */
export function keepRowsRendered(): void {
  const rows = document.querySelectorAll<HTMLElement>(`#${PRODUCT_LIST_ID} section > ul > li`);
  for (const row of [...rows].filter(isOnScreen)) row.style.contentVisibility = 'visible';
}

/**
 * After 'Show more' the focus moves from the button to the first new card, unless the shopper has moved it elsewhere
 * meanwhile. Only the page knows that, so it is no state of the list.
 */
export function focusNewCard(card: HTMLElement | null, button: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === button || focused === document.body) card?.querySelector('a')?.focus({ preventScroll: true });
}
