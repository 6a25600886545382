import type { FocusEvent, PointerEvent } from 'react';

/** Browsers report a finger as still over the toasts after a press, so only pointers that can hover count. */
export const isHovering = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';

/** The focus enters or leaves the toasts; a move between toasts does not count. */
export const crossesEdge = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
