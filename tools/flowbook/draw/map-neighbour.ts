import type { PlacedBox, PlacedMap } from '#tools/flowbook/map/placed-map.ts';
import type { Direction } from './neighbour.ts';

const TURNS: Readonly<Record<Direction, { readonly x: number; readonly y: number }>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** How far a box may be to the side, for each px that it is ahead. */
const ASIDE = 2;

/** The nearest box on the map in a direction; null where there is none. */
export function boxBeside({ boxes }: PlacedMap, id: string, direction: Direction): string | null {
  const here = boxes.find((box) => box.id === id);
  if (!here) return null;
  const turn = TURNS[direction];
  const costOf = (box: PlacedBox): number => {
    const x = box.x - here.x;
    const y = box.y - here.y;
    const ahead = x * turn.x + y * turn.y;
    const aside = Math.abs(x * turn.y + y * turn.x);
    return ahead <= 0 ? Number.POSITIVE_INFINITY : ahead + ASIDE * aside;
  };
  const nearest = boxes.toSorted((one, other) => costOf(one) - costOf(other))[0];
  return nearest && Number.isFinite(costOf(nearest)) ? nearest.id : null;
}
