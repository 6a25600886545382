/** How wide the plate is: the page's middle column, half of the page, or all of it. */
export const PLATE_SIZES = '(min-width: 1024px) min(45vw, 642px), (min-width: 640px) 50vw, 100vw';

/** 'Try again' goes away when it is pressed: the focus waits on the page's main part, not on nothing. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });
