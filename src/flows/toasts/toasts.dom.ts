import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

/** A finger that has pressed is still somewhere over the messages in the browser's eyes: only what hovers counts. */
export const isHovering = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';

/** True where the focus comes into the messages or leaves them; moving among them is neither. */
export const crossesEdge = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

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
