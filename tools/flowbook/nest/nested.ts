import { invokedText } from '#tools/flowbook/chart/doings.ts';
import { packed } from '#tools/flowbook/layout/pack.ts';
import type { Box, Placed, PlacedLine, PlacedState, Point, Size } from '#tools/flowbook/layout/placed.ts';
import { widthOf } from '#tools/flowbook/layout/text-size.ts';
import { BASELINE, EVENT, PAD, ROW, SIGN, TITLE_BAR } from '#tools/flowbook/layout/written.ts';
import type { ChildChart } from './child-charts.ts';
import { stretched } from './stretched.ts';

/** What opens a chart where it is run, and closes it: the line that names it, as high as can be hit. */
export type Door = Box & { readonly chart: string; readonly state: string; readonly isOpen: boolean };

/** A chart that is shown in the state that runs it, with its own open charts. */
export type Inset = Point & { readonly chart: string; readonly state: string; readonly nested: Nested };

export type Nested = { readonly placed: Placed; readonly doors: readonly Door[]; readonly insets: readonly Inset[] };

/** The charts' data, and the child charts that are shown in each. */
export type Nesting = {
  readonly placedOf: (chart: string) => Placed;
  readonly childrenOf: (chart: string) => readonly ChildChart[];
  readonly openIn: (chart: string) => readonly string[];
};

/** px. */
const DOOR = 24;
const GAP = 12;
/** px from the last line of a state to the space below it. */
const BELOW = 5;
/** px from there to one that is added. */
const APART = 4;

const MANY = 'as many as are needed';
/** No state has this name: while space is made, a chart in a state is treated as one of its child states. */
const MARK = '▣';

const wordsOf = ({ chart, invoked }: ChildChart): string => (invoked ? invokedText(invoked) : `${chart}, ${MANY}`);
const isDoorLine = (line: PlacedLine, child: ChildChart): boolean =>
  (line.kind === 'invoke' || line.kind === 'child') && line.text === wordsOf(child);

function stateAt({ states, chart }: Placed, path: string): PlacedState {
  const state = states.find((each) => each.path === path);
  if (!state) throw new Error(`${chart} is shown without its state '${path}'.`);
  return state;
}

const withState = (placed: Placed, changed: PlacedState): Placed => ({
  ...placed,
  states: placed.states.map((state) => (state.path === changed.path ? changed : state)),
});

/** Where what is written in a state ends. */
function endOfLines({ depth, lines, y }: PlacedState): number {
  const top = y + (depth === 0 ? TITLE_BAR + 4 : 2 * ROW + 9);
  return Math.max(top, ...lines.map(({ box }) => box.y + box.height));
}

/** A chart that another chart's action starts is on a line of that chart, too. */
function withStarted(placed: Placed, child: ChildChart): Placed {
  const before = stateAt(placed, child.state);
  const end = endOfLines(before);
  const at = end + APART;
  const text = wordsOf(child);
  const width = SIGN + widthOf(text, EVENT);
  const higher = stretched(placed, child.state, { axis: 'y', at: end, by: ROW + APART });
  const lacks = before.x + PAD + width + PAD - (before.x + before.width);
  const wider = stretched(higher, child.state, { axis: 'x', at: before.x + before.width - 1, by: lacks });
  const state = stateAt(wider, child.state);
  const box = { x: state.x + PAD, y: at, width, height: ROW };
  const line: PlacedLine = { kind: 'child', edgeId: null, text, guard: null, x: box.x + SIGN, y: at + BASELINE, box };
  return withState(wider, { ...state, lines: [...state.lines, line] });
}

/** Rows of doors are far enough apart to press each. */
function withRows(placed: Placed, path: string, children: readonly ChildChart[]): Placed {
  const rowsOf = ({ lines }: PlacedState) => [
    ...new Set(lines.filter((line) => children.some((child) => isDoorLine(line, child))).map(({ box }) => box.y)),
  ];
  return rowsOf(stateAt(placed, path)).reduce((so, _, index) => {
    const [row, next] = rowsOf(stateAt(so, path)).slice(index, index + 2);
    if (row === undefined || next === undefined) return so;
    return stretched(so, path, { axis: 'y', at: next, by: DOOR - (next - row) });
  }, placed);
}

/** The widest piece of a state's width that no line crosses at a height. */
function freeAt({ dots, edges }: Placed, { x, width }: PlacedState, height: number): { from: number; to: number } {
  const lines = [...dots, ...edges.flatMap(({ strokes }) => strokes)].map(({ points }) => points);
  const crossing = lines.flatMap((points) =>
    points.slice(1).flatMap((to, index) => {
      const from = points[index] ?? to;
      const isThere = from.x === to.x && Math.min(from.y, to.y) < height && Math.max(from.y, to.y) > height;
      return isThere && to.x > x && to.x < x + width ? [to.x] : [];
    }),
  );
  const borders = [x, ...crossing.sort((a, b) => a - b), x + width];
  const pieces = borders.slice(1).map((to, index) => ({ from: borders[index] ?? to, to }));
  return pieces.reduce((best, piece) => (piece.to - piece.from > best.to - best.from ? piece : best));
}

/** Makes space below the text of a state. @returns its place */
function withSpace(placed: Placed, path: string, size: Size): { placed: Placed; at: Point } {
  const state = stateAt(placed, path);
  const top = endOfLines(state) + BELOW;
  const { from, to } = freeAt(placed, state, top);
  const higher = stretched(placed, path, { axis: 'y', at: top, by: size.height + 2 * GAP });
  const lacks = size.width + 2 * GAP - (to - from);
  return {
    placed: stretched(higher, path, { axis: 'x', at: to - 1, by: lacks }),
    at: { x: from + GAP, y: top + GAP },
  };
}

const insetPath = ({ state, chart }: ChildChart): string => `${state === '' ? '' : `${state}.`}${MARK}${chart}`;

/** A chart in place, as one of the states in the one that runs it. */
const standIn = (child: ChildChart, box: Box): PlacedState => ({
  ...box,
  path: insetPath(child),
  key: child.chart,
  kind: 'atomic',
  depth: 1,
  isRegion: false,
  isOpen: false,
  isCollapsed: false,
  isCollapsible: false,
  nameX: box.x,
  tags: [],
  detail: [],
  lines: [],
});

type Opened = { readonly child: ChildChart; readonly nested: Nested };

function withInsets(placed: Placed, path: string, opened: readonly Opened[]): Placed {
  if (opened.length === 0) return placed;
  const block = packed(
    opened.map(({ nested }) => nested.placed),
    false,
  );
  const space = withSpace(placed, path, block);
  const inset = opened.flatMap(({ child }, index) => {
    const box = block.boxes[index];
    return box ? [standIn(child, { ...box, x: box.x + space.at.x, y: box.y + space.at.y })] : [];
  });
  return { ...space.placed, states: [...space.placed.states, ...inset] };
}

function doorOf({ states }: Placed, child: ChildChart, isOpen: boolean): readonly Door[] {
  const state = states.find(({ path }) => path === child.state);
  const line = state?.lines.find((each) => isDoorLine(each, child));
  if (!line) return [];
  const { x, y, width, height } = line.box;
  const box = { x: x - 4, y: y - (DOOR - height) / 2, width: width + 8, height: DOOR };
  return [{ ...box, chart: child.chart, state: child.state, isOpen }];
}

/** The layout of a chart with space for its open child charts, and theirs. */
export function nestedIn(chart: string, nesting: Nesting): Nested {
  const whole = nesting.placedOf(chart);
  const children = nesting.childrenOf(chart).filter(({ state }) => whole.states.some(({ path }) => path === state));
  const open = nesting.openIn(chart);
  const opened = children
    .filter((child) => open.includes(child.chart))
    .map((child): Opened => ({ child, nested: nestedIn(child.chart, nesting) }));
  const started = children.filter(({ invoked }) => invoked === null).reduce(withStarted, whole);
  const running = [...new Set(children.map(({ state }) => state))];
  const roomy = running.reduce((so, path) => {
    const ofState = children.filter(({ state }) => state === path);
    const ajar = opened.filter(({ child }) => child.state === path);
    return withInsets(withRows(so, path, ofState), path, ajar);
  }, started);
  const insets = opened.flatMap(({ child, nested }) => {
    const inset = roomy.states.find(({ path }) => path === insetPath(child));
    return inset ? [{ x: inset.x, y: inset.y, chart: child.chart, state: child.state, nested }] : [];
  });
  const placed = {
    ...roomy,
    states: roomy.states
      .filter(({ path }) => !opened.some(({ child }) => insetPath(child) === path))
      .map((state) => ({
        ...state,
        lines: state.lines.map((line) => {
          const child = children.find((each) => each.state === state.path && isDoorLine(line, each));
          return child
            ? { ...line, kind: open.includes(child.chart) ? ('opened' as const) : ('child' as const) }
            : line;
        }),
      })),
  };
  return { placed, doors: children.flatMap((child) => doorOf(roomy, child, open.includes(child.chart))), insets };
}
