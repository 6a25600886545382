import type { FocusEvent, PointerEvent } from 'react';

/** A finger that has pressed is still somewhere over the messages in the browser's eyes: only what hovers counts. */
export const isHovering = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';

/** True where the focus comes into the messages or leaves them; moving among them is neither. */
export const crossesEdge = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
