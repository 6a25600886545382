/** 'Try again' goes away when it is pressed: the focus waits on the page's main part, not on nothing. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });
