/**
 * This ref belongs to a card's minus. When the minus is removed while it has the focus, the focus moves to the card's
 * Add. CRT-7.
 */
export function moveFocusToAdd(minus: HTMLElement | null): (() => void) | undefined {
  const add = minus?.parentElement?.querySelector<HTMLElement>('[data-covered]');
  return () => {
    if (document.activeElement === minus) add?.focus();
  };
}
