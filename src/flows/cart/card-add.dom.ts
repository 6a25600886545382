/** Ref of a card's minus: when it goes with the focus, by whichever hand, that passes to the card's Add. CRT-7. */
export function handOnFocus(minus: HTMLElement | null): (() => void) | undefined {
  const add = minus?.parentElement?.querySelector<HTMLElement>('[data-held]');
  return () => {
    if (document.activeElement === minus) add?.focus();
  };
}
