import type { KeyboardEvent } from 'react';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import { type Direction, neighbour } from './neighbour.ts';

/** The handlers of a diagram for presses. */
export type Pressed = {
  readonly onState: ((path: string) => void) | undefined;
  readonly onEdge: ((edgeId: string) => void) | undefined;
  readonly onRegion: ((path: string) => void) | undefined;
  /** The chart that a state runs is shown in it, or no longer. */
  readonly onChild?: ((chart: string) => void) | undefined;
};

const PRESSABLE = '[data-edge], [data-region], [data-child], [data-path]';

/** Calls the handler for the pressed part: an edge, a toggle of a region or a chart in place, or a state. */
export function tellPressed(target: EventTarget, { onState, onEdge, onRegion, onChild }: Pressed): boolean {
  const element = target instanceof Element ? target.closest(PRESSABLE) : null;
  const handlers: readonly (readonly [string, ((name: string) => void) | undefined])[] = [
    ['data-edge', onEdge],
    ['data-region', onRegion],
    ['data-child', onChild],
    ['data-path', onState],
  ];
  for (const [attribute, handle] of handlers) {
    const name = element?.getAttribute(attribute) ?? null;
    if (name === null) continue;
    handle?.(name);
    return handle !== undefined;
  }
  return false;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The direction of an arrow key; null for other keys. */
export const directionOf = (key: string): Direction | null => DIRECTIONS[key] ?? null;

/** Gives the focus to the button of a state, or of a box on the map. */
export function focusOn(svg: SVGElement, path: string | null): void {
  const button = [...svg.querySelectorAll<SVGGElement>('.fbd-button')].find((each) => each.dataset.path === path);
  button?.focus();
}

/** Moves the focus from state to state. @returns whether the key is one that does */
function moveFocus(svg: SVGElement, target: EventTarget, key: string, placed: Placed): boolean {
  const direction = directionOf(key);
  const path = target instanceof Element ? target.getAttribute('data-path') : null;
  if (direction === null || path === null) return false;
  focusOn(svg, neighbour(placed, path, direction));
  return true;
}

/** Enter and Space press what of a diagram has the focus, arrows move it along the edges; other keys are the page's. */
export function answerKey(event: KeyboardEvent<SVGSVGElement>, pressed: Pressed, placed: Placed): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  const isAnswered = isPress
    ? tellPressed(event.target, pressed)
    : moveFocus(event.currentTarget, event.target, event.key, placed);
  if (isAnswered) event.preventDefault();
}
