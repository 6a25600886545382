import type { MouseEvent } from 'react';

/**
 * The focus does not go with the message that a press sends away: with a key its neighbour has it where one is seen, else the page's
 * heading; a pointer leaves it nowhere.
 */
export function passFocusOn({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  const isByKey = detail === 0;
  if (!isByKey) {
    currentTarget.blur();
    return;
  }
  const message = currentTarget.closest('[role=status] > *');
  const neighbours = [message?.nextElementSibling, message?.previousElementSibling];
  // A phone shows one message at a time.
  const neighbour = neighbours.find((element) => element?.checkVisibility());
  const heir = neighbour?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('main h1');
  heir?.focus({ preventScroll: true });
}
