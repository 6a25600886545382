import { type TextStyle, widthOf } from '#tools/flowbook/layout/text-size.ts';
import type { PlacedArrow, PlacedBox, PlacedMap } from './placed-map.ts';
import type { MapArrow, MapFact, SystemMap } from './system-map.ts';

/** px. */
const BOX = { width: 150, height: 66 };
const MARGIN = 8;
const ROW = 16;
const BETWEEN = 18;
/** Beside the texts of an arrow. */
const PAD = 14;
/** Above and below them, where an arrow is alone. */
const LEAST = 12;
const TEXT: TextStyle = { size: 12, weight: 500 };

export const factWords = ({ fact, becomes }: MapFact): string => (fact === becomes ? fact : `${fact}: ${becomes}`);

type Side = 'left' | 'right';
type Neighbour = { readonly id: string; readonly arrows: readonly MapArrow[] };

const linesOf = ({ facts }: MapArrow): readonly string[] => facts.map(factWords);
const heightOf = (arrow: MapArrow): number => linesOf(arrow).length * ROW + LEAST;
const heightOfAll = ({ arrows }: Neighbour): number =>
  Math.max(
    BOX.height,
    arrows.reduce((sum, arrow) => sum + heightOf(arrow), 0),
  ) + BETWEEN;

/** What sends to the flow is at its left, and what it alone sends to at its right. */
function neighboursOf({ boxes, arrows }: SystemMap, focus: string): Readonly<Record<Side, readonly Neighbour[]>> {
  const own = arrows.filter(({ from, to }) => from === focus || to === focus);
  const all = boxes.flatMap(({ id }): readonly Neighbour[] => {
    const between = own.filter(({ from, to }) => id !== focus && (from === id || to === id));
    return between.length === 0 ? [] : [{ id, arrows: between }];
  });
  const isSender = ({ arrows: between }: Neighbour): boolean => between.some(({ to }) => to === focus);
  return { left: all.filter(isSender), right: all.filter((one) => !isSender(one)) };
}

const widest = (neighbours: readonly Neighbour[]): number =>
  Math.ceil(
    Math.max(0, ...neighbours.flatMap(({ arrows }) => arrows.flatMap(linesOf)).map((line) => widthOf(line, TEXT))),
  ) +
  2 * PAD;

/** An arrow straight from one box to another, with all that it sends written on it. */
function arrowAt(arrow: MapArrow, focus: string, side: Side, left: number, right: number, top: number): PlacedArrow {
  const lines = linesOf(arrow);
  const y = top + heightOf(arrow) - LEAST / 2;
  const isRightward = (arrow.to === focus) === (side === 'left');
  const ends = [
    { x: left, y },
    { x: right, y },
  ];
  const middle = (left + right) / 2;
  const width = Math.ceil(Math.max(...lines.map((line) => widthOf(line, TEXT))));
  return {
    ...{ id: arrow.id, from: arrow.from, to: arrow.to },
    points: isRightward ? ends : ends.toReversed(),
    label: {
      ...{ x: middle - width / 2, y: y - lines.length * ROW - 2, width, height: lines.length * ROW },
      lines: lines.map((text, at) => ({ text, x: middle, y: y - (lines.length - at) * ROW + 10 })),
    },
  };
}

/** One flow in the middle with all that it has to do with, and all events between them written out. */
export function layOutFocus(map: SystemMap, focus: string): PlacedMap {
  const sides = neighboursOf(map, focus);
  const [leftWidth, rightWidth] = [widest(sides.left), widest(sides.right)];
  const start = sides.left.length === 0 ? MARGIN : MARGIN + BOX.width + leftWidth;
  const boxes: PlacedBox[] = [];
  const arrows: PlacedArrow[] = [];
  const place = (side: Side): number => {
    let top = MARGIN;
    for (const neighbour of sides[side]) {
      const x = side === 'left' ? MARGIN : start + BOX.width + rightWidth;
      const height = heightOfAll(neighbour) - BETWEEN;
      boxes.push({ id: neighbour.id, x, y: top, width: BOX.width, height });
      let y = top + (height - neighbour.arrows.reduce((sum, arrow) => sum + heightOf(arrow), 0)) / 2;
      for (const arrow of neighbour.arrows) {
        const [from, to] = side === 'left' ? [x + BOX.width, start] : [start + BOX.width, x];
        arrows.push(arrowAt(arrow, focus, side, from, to, y));
        y += heightOf(arrow);
      }
      top += height + BETWEEN;
    }
    return top;
  };
  const height = Math.max(place('left'), place('right'), MARGIN + BOX.height + BETWEEN) - BETWEEN;
  boxes.push({ id: focus, x: start, y: MARGIN, width: BOX.width, height: height - MARGIN });
  const end = sides.right.length === 0 ? start + BOX.width : start + 2 * BOX.width + rightWidth;
  return { width: end + MARGIN, height: height + MARGIN, groups: [], boxes, arrows };
}
