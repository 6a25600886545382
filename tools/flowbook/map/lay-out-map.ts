import type { Box, Point } from '#tools/flowbook/layout/placed.ts';
import { type Group, grouped } from '#tools/flowbook/live/groups.ts';
import { groupWords, isFolded } from './map-groups.ts';
import {
  MAP_ROW,
  type PlacedArrow,
  type PlacedBox,
  type PlacedGroup,
  type PlacedMap,
  STATES_BELOW,
} from './placed-map.ts';
import { Router } from './route.ts';
import type { MapArrow, SystemMap } from './system-map.ts';

/** px: a box, and the space between two. At 100% the whole map has place beside the panels on a screen of 1440 px. */
const BOX = { width: 136, height: 66 };
const BESIDE = 18;
const BELOW = 20;
const COLUMNS = 5;
/** px within the frame of a group: its title, and around its boxes. */
const TITLE = 44;
/** px: where the words of a title are in its frame, about how wide a letter is, and the sign after the title. */
const WORDS = { x: 10, y: 7, height: 15, letter: 6, sign: 30 };
const INSIDE = 10;
const BETWEEN = 16;
const MARGIN = 8;
/** Between the way there and the way back, from the middle. */
const ASIDE = 9;
/** As large as the number of events needs. */
const LABEL = { width: 18, height: 15 };
/** px between two places that are tried for it. */
const TRIED = 8;

type Frame = PlacedGroup & { readonly boxes: readonly PlacedBox[] };

const OUTSIDE = 'Outside';

/** What lies outside comes last, as a group of its own. */
function groupsOf({ boxes }: SystemMap, given: readonly Group[]): readonly Group[] {
  const charts = boxes.filter(({ kind }) => kind !== 'outside').map(({ id }) => id);
  const outside = boxes.filter(({ kind }) => kind === 'outside').map(({ id }) => id);
  const groups = grouped(charts, given);
  return outside.length === 0 ? groups : [...groups, { title: OUTSIDE, charts: outside }];
}

const inRows = (charts: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(charts.length / COLUMNS) }, (_, row) =>
    charts.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );

const widthOf = (columns: number): number => columns * BOX.width + (columns - 1) * BESIDE + 2 * INSIDE;

/** A group at its place: its boxes in rows, each row as high as its highest box. */
function frameOf({ title, charts }: Group, at: Point, heightOf: (id: string) => number): Frame {
  let y = at.y + TITLE;
  const boxes = inRows(charts).flatMap((row) => {
    const top = y;
    y += Math.max(...row.map(heightOf)) + BELOW;
    return row.map((id, column) => ({
      ...{ id, x: at.x + INSIDE + column * (BOX.width + BESIDE), y: top },
      ...{ width: BOX.width, height: heightOf(id) },
    }));
  });
  const width = widthOf(Math.min(COLUMNS, charts.length));
  return { title, charts, ...at, width, height: y - BELOW + INSIDE - at.y, boxes };
}

/** Groups in their order; small ones share a row. */
function framed(groups: readonly Group[], heightOf: (id: string) => number): readonly Frame[] {
  const end = MARGIN + widthOf(COLUMNS);
  let [x, y, below] = [MARGIN, MARGIN, MARGIN];
  return groups.map((group) => {
    const width = widthOf(Math.min(COLUMNS, group.charts.length));
    if (x > MARGIN && x + width > end) [x, y] = [MARGIN, below + BETWEEN];
    const frame = frameOf(group, { x, y }, heightOf);
    x += width + BETWEEN;
    below = Math.max(below, frame.y + frame.height);
    return frame;
  });
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Places along an arrow, its longest straight pieces first, each from its middle outwards. */
function placesOn(points: readonly Point[]): readonly Point[] {
  const pieces = points.slice(1).map((to, at) => [points[at] ?? to, to] as const);
  const far = ([a, b]: readonly [Point, Point]) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  return pieces
    .toSorted((one, other) => far(other) - far(one))
    .flatMap(([a, b]) => {
      const length = far([a, b]);
      const steps = Array.from({ length: Math.floor(length / 2 / TRIED) }, (_, at) => (at * TRIED) / length);
      return steps
        .flatMap((step) => [0.5 + step, 0.5 - step])
        .map((share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }));
    });
}

/** What a group's title covers, with what is said beside it: no arrow and no number may. @param note what is said */
const titleBox = ({ title, x, y, width }: PlacedGroup, note: string): Box => ({
  ...{ x: x + WORDS.x, y: y + WORDS.y },
  width: Math.min(
    width - WORDS.x,
    title.length * WORDS.letter + (note === '' ? 0 : WORDS.sign + note.length * WORDS.letter),
  ),
  height: WORDS.height,
});

/** The number of events on their arrow, where it is over nothing else; null where there is no such place. */
function labelOf({ facts }: MapArrow, points: readonly Point[], taken: readonly Box[]): PlacedArrow['label'] {
  for (const { x, y } of placesOn(points)) {
    const box = { x: x - LABEL.width / 2, y: y - LABEL.height / 2, ...LABEL };
    if (!taken.some((other) => overlap(box, other)))
      return { ...box, lines: [{ text: `${facts.length}`, x, y: y + 4 }] };
  }
  return null;
}

/** Arrows between boxes: around all others and around titles, each with the number of its events. */
function arrowsOf(
  arrows: readonly MapArrow[],
  boxes: readonly PlacedBox[],
  titles: readonly Box[],
): readonly PlacedArrow[] {
  const boxAt = new Map(boxes.map((box) => [box.id, box]));
  const ends = arrows.map((arrow) => {
    const [from, to] = [boxAt.get(arrow.from), boxAt.get(arrow.to)];
    if (!from || !to) throw new Error(`${arrow.id} connects what is not on the map.`);
    const start = from.x + from.width / 2 + ASIDE;
    const end = { x: to.x + to.width / 2 - ASIDE, y: to.y };
    return { arrow, below: { x: start, y: from.y + from.height }, above: { x: start, y: from.y }, end };
  });
  const router = new Router(
    [...boxes, ...titles],
    [],
    ends.flatMap(({ below, end }) => [below, end]),
  );
  const taken: Box[] = [...boxes, ...titles];
  return ends.map(({ arrow, below, above, end }) => {
    const ways = [router.way(below, 1, end), router.way(above, -1, end)].filter((way) => way !== null);
    const [best] = ways.toSorted((a, b) => a.cost - b.cost);
    const points = best?.points ?? [below, end];
    const label = labelOf(arrow, points, taken);
    if (label) taken.push(label);
    return { id: arrow.id, from: arrow.from, to: arrow.to, points, label };
  });
}

const farthest = (boxes: readonly Box[], end: (box: Box) => number): number => Math.max(0, ...boxes.map(end));

/**
 * Places everything on the map: the flows in their groups, the outside below them, and an arrow for each pair.
 * @param groups the project's own
 * @param rowsOf how many states a box shows in it
 */
export function layOutMap(
  map: SystemMap,
  groups: readonly Group[],
  rowsOf: (id: string) => number = () => 0,
): PlacedMap {
  const heightOf = (id: string): number => {
    const rows = rowsOf(id);
    return rows === 0 ? BOX.height : BOX.height + rows * MAP_ROW + STATES_BELOW;
  };
  const frames = framed(groupsOf(map, groups), heightOf);
  const boxes = frames.flatMap((frame) => frame.boxes);
  const notes = frames.map((frame) => (isFolded(map) ? groupWords(map, frame, frames) : ''));
  const titles = frames.map((frame, at) => titleBox(frame, notes[at] ?? ''));
  const arrows = arrowsOf(map.arrows, boxes, titles);
  // Some arrows go around the outermost boxes.
  const corners = arrows.flatMap(({ points }) => points.map((point) => ({ ...point, width: 0, height: 0 })));
  const all = [...frames, ...corners];
  return {
    width: farthest(all, ({ x, width }) => x + width) + MARGIN,
    height: farthest(all, ({ y, height }) => y + height) + MARGIN,
    groups: frames.map(({ boxes: _, ...frame }) => frame),
    boxes,
    arrows,
  };
}
