import type { Placed } from '#src/flowbook/layout/placed.ts';
import { type Direction, neighbour } from './neighbour.ts';

/** What a diagram tells of when it is pressed. */
export type Pressed = {
  readonly onState: ((path: string) => void) | undefined;
  readonly onEdge: ((edgeId: string) => void) | undefined;
  readonly onRegion: ((path: string) => void) | undefined;
};

/** Tells what of a diagram an event came from: an edge, the sign that opens a region, or a state. */
export function tellPressed(target: EventTarget, { onState, onEdge, onRegion }: Pressed): boolean {
  const element = target instanceof Element ? target.closest('[data-edge], [data-region], [data-path]') : null;
  const told: readonly (readonly [string, ((name: string) => void) | undefined])[] = [
    ['data-edge', onEdge],
    ['data-region', onRegion],
    ['data-path', onState],
  ];
  for (const [attribute, tell] of told) {
    const name = element?.getAttribute(attribute) ?? null;
    if (name === null) continue;
    tell?.(name);
    return tell !== undefined;
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
export function focusOn(svg: SVGSVGElement, path: string | null): void {
  const button = [...svg.querySelectorAll<SVGGElement>('.fbd-button')].find((each) => each.dataset.path === path);
  button?.focus();
}

/** Moves the focus from state to state. @returns whether the key is one that does */
export function moveFocus(svg: SVGSVGElement, target: EventTarget, key: string, placed: Placed): boolean {
  const direction = directionOf(key);
  const path = target instanceof Element ? target.getAttribute('data-path') : null;
  if (direction === null || path === null) return false;
  focusOn(svg, neighbour(placed, path, direction));
  return true;
}
