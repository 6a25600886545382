import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { Box, Placed, PlacedState, Point } from '#tools/flowbook/layout/placed.ts';
import { widthOf } from '#tools/flowbook/layout/text-size.ts';
import { DETAIL, NAME, REGION_NAME } from '#tools/flowbook/layout/written.ts';

/** px: what a name takes of its row. */
const NAME_TOP = 9;
const NAME_HEIGHT = 17;
/** px: of a description's row above its baseline. */
const DETAIL_RISE = 14;

/** px that rounding may cost. */
const SLACK = 0.5;

const overlap = (one: Box, other: Box): boolean =>
  one.x + SLACK < other.x + other.width &&
  other.x + SLACK < one.x + one.width &&
  one.y + SLACK < other.y + other.height &&
  other.y + SLACK < one.y + one.height;

const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

const pairs = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

const isInside = (inner: PlacedState, outer: PlacedState): boolean =>
  inner.path !== outer.path && isWithin(inner.path, outer.path);

type Found = { readonly what: string; readonly box: Box };

/** The parts of a drawing that must not overlap: states without child states, labels, and lines of text. */
function piecesOf({ states, edges }: Placed): readonly Found[] {
  const closed = states.filter(({ isOpen }) => !isOpen).map((box) => ({ what: box.path, box }));
  const lines = states
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ path, lines: listed }) => listed.map(({ text, box }) => ({ what: `${path}: ${text}`, box })));
  const labels = edges.flatMap(({ id, label }) => (label ? [{ what: `label of ${id}`, box: label }] : []));
  return [...closed, ...lines, ...labels];
}

/** What is wrong with a drawing, in words. */
export function faultsOf(placed: Placed): readonly string[] {
  const { states, edges } = placed;
  const sheet = { x: 0, y: 0, width: placed.width, height: placed.height };
  const everything = [
    ...piecesOf(placed),
    ...edges.flatMap(({ id, strokes }) =>
      strokes.flatMap(({ points }) =>
        points.map((at) => ({ what: `line of ${id}`, box: { ...at, width: 0, height: 0 } })),
      ),
    ),
  ];
  return [
    ...everything.filter(({ box }) => !holds(sheet, box)).map(({ what }) => `${what} is off the sheet`),
    ...pairs(piecesOf(placed))
      .filter(([one, other]) => overlap(one.box, other.box))
      .map(([one, other]) => `${one.what} and ${other.what} overlap`),
    ...pairs(states).flatMap(([one, other]) => {
      if (isInside(other, one)) return holds(one, other) ? [] : [`${other.path} exceeds ${one.path}`];
      return !isInside(one, other) && overlap(one, other) ? [`${one.path} and ${other.path} overlap`] : [];
    }),
    ...states.flatMap((state) =>
      state.lines.filter(({ box }) => !holds(state, box)).map(({ text }) => `${text} exceeds ${state.path}`),
    ),
  ];
}

/** Where a line begins and ends, by the borders of the states that it connects. */
export function looseEnds({ states, edges }: Placed): readonly string[] {
  const onBorder = ({ x, y }: { x: number; y: number }, box: Box): boolean =>
    holds({ x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 }, { x, y, width: 0, height: 0 });
  return edges.flatMap(({ id, from, strokes, isFromWithin }) => {
    const start = strokes[0]?.points[0];
    const source = states.find(({ path }) => path === from);
    const isLoose = !isFromWithin && !(start && source && onBorder(start, source));
    const misses = strokes.filter(({ to, points }) => {
      const target = states.find(({ path }) => path === to);
      const end = points.at(-1);
      return to !== null && !(target && end && onBorder(end, target));
    });
    return [...(isLoose ? [`${id} does not begin at ${from}`] : []), ...misses.map(({ to }) => `${id} misses ${to}`)];
  });
}

/** What is written in an open state, where lines may pass: its name, what is said of it, its tags and lines. */
function textsOf(state: PlacedState): readonly Found[] {
  const { y, key, nameX, depth, isRegion, detail, tags, lines } = state;
  const top = y + NAME_TOP;
  const named = widthOf(key, isRegion ? REGION_NAME : NAME);
  const words = [
    { text: key, box: { x: nameX, y: top, width: named, height: depth === 0 ? NAME_HEIGHT - 2 : NAME_HEIGHT } },
    ...detail.map(({ text, x: left, y: baseline }) => ({
      text,
      box: { x: left, y: baseline - DETAIL_RISE, width: widthOf(text, DETAIL), height: NAME_HEIGHT },
    })),
    ...tags.map(({ text, ...at }) => ({ text, box: { ...at, height: NAME_HEIGHT } })),
    ...lines,
  ];
  return words.map(({ text, box }) => ({ what: `${state.path}: ${text}`, box }));
}

/** Each piece of a line between two of its points, as a box without width or height. */
const piecesOfLine = (points: readonly Point[]): readonly Box[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    return { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
  });

/** Lines that pass through a text; a label is on its own line, which ends there and goes on. */
export function crossings({ states, dots, edges }: Placed): readonly string[] {
  const texts = [
    ...states.filter(({ isOpen }) => isOpen).flatMap(textsOf),
    ...states.filter(({ isOpen }) => !isOpen).map((box) => ({ what: box.path, box })),
    ...edges.flatMap(({ id, label }) => (label ? [{ what: `label of ${id}`, box: label }] : [])),
  ];
  const ways = [
    ...dots.map(({ path, points }) => ({ id: `beginning of ${path}`, points })),
    ...edges.flatMap(({ id, strokes }) => strokes.map(({ points }) => ({ id, points }))),
  ];
  return ways.flatMap(({ id, points }) =>
    texts
      .filter(({ what, box }) => what !== `label of ${id}` && piecesOfLine(points).some((one) => overlap(one, box)))
      .map(({ what }) => `line of ${id} crosses ${what}`),
  );
}
