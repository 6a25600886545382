import type { MouseEvent } from 'react';
import type { Flows } from '#src/lib/shop-context.ts';

/** A finger that has left still counts as hovering in the browser's eyes. */
const isHovered = (region: Element) => region.matches(':hover') && window.matchMedia('(hover: hover)').matches;

/** What the flow is told when the pointer or the focus (now at `focused`) has moved into the region or out of it. */
export const attentionAt = (region: Element, focused: EventTarget | null) =>
  isHovered(region) || (focused instanceof Node && region.contains(focused))
    ? ({ type: 'attention.gained' } as const)
    : ({ type: 'attention.lost' } as const);

/** The focus does not go with a message: its neighbour has it, else the page's heading. */
function passFocusOn(message: Element | null): void {
  const neighbour = message?.nextElementSibling ?? message?.previousElementSibling;
  const heir = neighbour?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('main h1');
  heir?.focus({ preventScroll: true });
}

/** After a press has sent a message away: the others stay for as long as the visitor is still among them. */
export function settle(toasts: Flows['toasts'], { currentTarget, detail }: MouseEvent): void {
  const region = currentTarget.closest('[role=status]');
  const isByKey = detail === 0;
  if (isByKey) passFocusOn(currentTarget.closest('[role=status] > *'));
  if (region) toasts.send(attentionAt(region, isByKey ? document.activeElement : null));
}
