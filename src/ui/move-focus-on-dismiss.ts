import type { MouseEvent } from 'react';

/**
 * Dismissing a toast removes the focused button. After a key press the focus moves to a visible neighbour's button,
 * else to the page's heading; after a pointer press it moves nowhere.
 */
export function moveFocusOnDismiss({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  const isByKey = detail === 0;
  if (!isByKey) {
    currentTarget.blur();
    return;
  }
  const message = currentTarget.closest('[role=status] > *');
  const neighbours = [message?.nextElementSibling, message?.previousElementSibling];
  // A phone shows one toast at a time.
  const neighbour = neighbours.find((element) => element?.checkVisibility());
  const nextFocus =
    neighbour?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('main h1');
  nextFocus?.focus({ preventScroll: true });
}
