import type { ChartEdge, ChartHistory } from '#tools/flowbook/chart/chart-model.ts';
import { conditionOf } from '#tools/flowbook/chart/condition.ts';
import { doingsOf } from '#tools/flowbook/chart/doings.ts';
import { grouped } from '#tools/flowbook/chart/grouped.ts';
import { clearOf, clearSpaces } from './dodge.ts';
import type { Box, LineKind, PlacedLine, PlacedState, Size } from './placed.ts';
import { clipped, type TextStyle, widthOf } from './text-size.ts';
import type { Node } from './visible.ts';
import { wrapped } from './wrapped.ts';

export const NAME: TextStyle = { size: 14, weight: 600 };
export const REGION_NAME: TextStyle = { size: 12, weight: 500 };
export const DETAIL: TextStyle = { size: 12, weight: 400 };
export const EVENT: TextStyle = { size: 12, weight: 500 };
export const GUARD: TextStyle = { size: 12, weight: 400 };
const TAG: TextStyle = { size: 11, weight: 500 };

/** px: the distance of the text from a box's edge, and the distance between rows. */
export const PAD = 12;
const PAD_Y = 9;
export const ROW = 17;
const NAME_ROW = 18;
/** From a state's top to the baseline of its description. */
const DETAIL_Y = 40;
export const BASELINE = 13;
export const SIGN = 15;
const GAP = 16;
const TAG_PAD = 5;
/** px from a name to its first tag: enough for a wider font, where a file is viewed without the shop's fonts. */
const TAG_GAP = 12;
/** Space for the sign of a picture or of a foldable region. */
const CORNER = 34;
export const TITLE_BAR = 32;

const LEAST_WIDTH = 118;
const MOST_DETAIL = 204;
/** Characters: what is shorter says too little of a sentence. */
const LEAST_PART = 12;
const MOST_LINE = 290;
/** px: the width of the text rows in an open state. */
const FLOW = 380;
const HUB_FLOW = 560;

type Said = { kind: LineKind; edgeId: string | null; text: string; guard: string | null };

const lineKindOf = ({ isForbidden, reenters, targets, state }: ChartEdge): LineKind => {
  if (isForbidden) return 'forbidden';
  return reenters || targets.some((target) => target !== state) ? 'again' : 'self';
};

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function lineOf(edge: ChartEdge): Said {
  const kind = lineKindOf(edge);
  const away = edge.targets.filter((target) => target !== edge.state).map(lastName);
  const text = away.length > 0 && kind === 'again' ? `${edge.words} to ${away.join(', ')}` : edge.words;
  return { kind, edgeId: edge.id, text, guard: conditionOf(edge) };
}

const isInward = ({ state, targets }: ChartEdge): boolean =>
  targets.some((target) => target !== state && (state === '' || target.startsWith(`${state}.`)));

/** The lines of a state, in their order. */
function saidOf({ state, listed, isCollapsed }: Node): readonly Said[] {
  if (isCollapsed) return [];
  const plain = (kind: LineKind) => (text: string) => ({ kind, edgeId: null, text, guard: null });
  const hubs = grouped(listed.filter(isInward), ({ words }) => words);
  return [
    ...doingsOf(state).map(({ kind, text }) => plain(kind)(text)),
    ...listed.filter((edge) => !isInward(edge)).map(lineOf),
    ...[...hubs].flatMap(([words, edges]) => [
      plain('hub')(`${words} to`),
      ...edges.map(
        (edge): Said => ({ kind: 'way', edgeId: edge.id, text: edge.targets.map(lastName).join(', '), guard: null }),
      ),
    ]),
  ];
}

type Sized = Said & { readonly width: number };

/** px that a line takes, its sign included; a guard that is too long for it has lines of its own, which follow. */
function sized(said: Said): readonly Sized[] {
  const before = said.kind === 'way' ? 0 : SIGN;
  const event = before + widthOf(said.text, said.kind === 'more' ? GUARD : EVENT);
  if (said.guard === null) return [{ ...said, width: event }];
  const whole = event + widthOf(` [${said.guard}]`, GUARD);
  if (whole <= MOST_LINE) return [{ ...said, width: whole }];
  const rows = wrapped(`[${said.guard}]`, MOST_LINE - SIGN, GUARD);
  const more = rows.flatMap((text) => sized({ kind: 'more', edgeId: said.edgeId, text, guard: null }));
  return [{ ...said, guard: null, width: event }, ...more];
}

type Flowed = { readonly lines: readonly PlacedLine[]; readonly width: number; readonly height: number };

/** Lines in rows, from the left to the right, as many in one as fit. @param passing where lines of edges come from above */
function flowed(said: readonly Said[], most: number, passing: readonly number[]): Flowed {
  const lines: PlacedLine[] = [];
  let x = 0;
  let y = 0;
  let width = 0;
  for (const { width: itemWidth, ...line } of said.flatMap(sized)) {
    const isOwnRow = line.kind === 'hub' || line.kind === 'more';
    const isNewRow = x > 0 && (clearOf(passing, x, itemWidth) + itemWidth > most || isOwnRow);
    if (isNewRow) {
      x = 0;
      y += ROW;
    }
    const indent = x === 0 && line.kind === 'way' ? SIGN : 0;
    const left = clearOf(passing, x + indent, itemWidth);
    const textX = left + (line.kind === 'way' ? 0 : SIGN);
    lines.push({ ...line, x: textX, y: y + BASELINE, box: { x: left, y, width: itemWidth, height: ROW } });
    x = left + itemWidth + (line.kind === 'way' || line.kind === 'hub' ? 10 : GAP);
    width = Math.max(width, left + itemWidth);
  }
  return { lines, width, height: said.length === 0 ? 0 : y + ROW };
}

/** The first sentence: "The dialog is open" of "The dialog is open. It can be closed." */
export const firstSentence = (text: string): string => /^.*?[.!?]'?(?=\s|$)/.exec(text)?.[0].replace(/\.$/, '') ?? text;

/** The parts of a sentence up to where it pauses. One of an enumeration would say something else than the whole. */
function beginningsOf(text: string): readonly string[] {
  const upTo = (pause: RegExp) => [...text.matchAll(pause)].map(({ index }) => text.slice(0, index));
  const commas = upTo(/,(?=\s)(?!\s+(?:or|nor)\b)/g);
  return [...(commas.length === 1 && !/, (?:or|nor) /.test(text) ? commas : []), ...upTo(/[;:](?=\s)/g)];
}

/** What of a sentence fits: up to where it pauses, or else with an ellipsis. @param width px */
function fitting(text: string, width: number): string {
  if (widthOf(text, DETAIL) <= width) return text;
  const fits = beginningsOf(text).findLast((part) => widthOf(part, DETAIL) <= width);
  return fits !== undefined && fits.length >= LEAST_PART ? fits : clipped(text, width, DETAIL);
}

function detailOf({ state, isCollapsed }: Node, inside: number): string {
  if (isCollapsed && inside > 0) return `${inside} states within`;
  return state.description === '' && state.history ? historyWords(state.history) : firstSentence(state.description);
}

/** Where a history state leads: 'to where it was; at first to open.reviewing'. */
const historyWords = ({ targets }: ChartHistory): string =>
  ['where it was', ...(targets.length > 0 ? [`at first ${targets.join(', ')}`] : [])].join('; ');

type Detail = { readonly x: number; readonly rows: readonly string[] };

/** A sentence as one text: in its row, or in the fewest rows between two lines that pass through. @param width px */
function detailAround(passing: readonly number[], detail: string, width: number): Detail {
  const text = fitting(detail, width);
  const [first, ...others] = clearSpaces(passing, width)
    .map((space) => ({ ...space, rows: wrapped(text, space.width, DETAIL) }))
    .filter((space) => space.rows.every((row) => widthOf(row, DETAIL) <= space.width));
  if (text === '' || first === undefined) return { x: 0, rows: [] };
  return others.reduce((best, space) => (space.rows.length < best.rows.length ? space : best), first);
}

/** The text of a state: its place from the state's corner, and the space that it needs. */
export type Written = {
  readonly least: Size;
  /** The space that it needs in a box that lines of edges cross. */
  readonly spaceAround: (box: Box, passing: readonly number[]) => Size;
  /** The state in a box. Its details are clipped to the box and avoid crossing lines. */
  readonly at: (box: Box, passing: readonly number[]) => PlacedState;
};

/** Where lines pass, counted from where what is written begins. */
const fromEdge = ({ x }: Box, passing: readonly number[]): readonly number[] => passing.map((at) => at - x - PAD);

/** @param inside how many states a collapsed state hides */
export function written(node: Node, inside: number): Written {
  const { state, depth, isRegion, isCollapsed, isCollapsible } = node;
  const isOpen = node.children.length > 0;
  const isFrame = depth === 0;
  const name = isRegion ? REGION_NAME : NAME;
  const said = saidOf(node);
  const most = said.some(({ kind }) => kind === 'way') ? HUB_FLOW : FLOW;
  const flow = flowed(said, isOpen ? most : 0, []);
  const flowAround = (passing: readonly number[], boxWidth: number): Flowed =>
    flow.lines.every(({ box }) => clearOf(passing, box.x, box.width) === box.x)
      ? flow
      : flowed(said, Math.min(boxWidth - 2 * PAD, HUB_FLOW), passing);
  const detail = isFrame ? '' : detailOf(node, inside);
  const isCornered = !isOpen || isCollapsible;

  const nameEnd = PAD + widthOf(state.key, name);
  const tagWidths = state.tags.map((text) => widthOf(text, TAG) + 2 * TAG_PAD);
  const tagsWidth = tagWidths.reduce((sum, each) => sum + each + 6, tagWidths.length > 0 ? TAG_GAP : 0);
  const nameShift = (passing: readonly number[]) => clearOf(passing, 0, nameEnd - PAD);
  const detailWidth = widthOf(fitting(detail, MOST_DETAIL), DETAIL);
  const width = Math.max(
    LEAST_WIDTH,
    nameEnd + tagsWidth + (isCornered ? CORNER : PAD),
    isOpen ? 0 : detailWidth + 2 * PAD,
    flow.width + 2 * PAD,
  );
  const detailHeight = detail === '' ? 0 : ROW;
  const detailIn = (passing: readonly number[], boxWidth: number) => detailAround(passing, detail, boxWidth - 2 * PAD);
  /** px that more rows of it take. */
  const moreDetail = ({ rows }: Detail) => Math.max(0, rows.length * ROW - detailHeight);
  const linesTop = isFrame ? TITLE_BAR + 8 : PAD_Y + NAME_ROW + detailHeight + (flow.height > 0 ? 3 : 0);
  const bottom = isFrame && flow.height === 0 ? TITLE_BAR : linesTop + flow.height;
  const height = bottom + (isOpen ? 0 : PAD_Y);

  return {
    least: { width: Math.ceil(width), height: Math.ceil(height) },
    spaceAround: (box, passing) => {
      const around = flowAround(fromEdge(box, passing), box.width);
      const named = nameShift(fromEdge(box, passing)) + nameEnd + tagsWidth + (isCornered ? CORNER : PAD);
      return {
        width: Math.ceil(Math.max(width, named, around.width + 2 * PAD)),
        height: Math.ceil(
          height + around.height - flow.height + moreDetail(detailIn(fromEdge(box, passing), box.width)),
        ),
      };
    },
    at: (box, passing) => {
      const around = fromEdge(box, passing);
      const shift = nameShift(around);
      const about = detailIn(around, box.width);
      let tagX = box.x + shift + nameEnd + TAG_GAP;
      const tags = state.tags.map((text, index) => {
        const tag = { text, x: tagX, y: box.y + PAD_Y, width: tagWidths[index] ?? 0 };
        tagX += tag.width + 6;
        return tag;
      });
      const lines = flowAround(around, box.width).lines.map((line) => {
        const dx = box.x + PAD;
        const dy = box.y + linesTop + moreDetail(about);
        const { x, y } = line.box;
        return { ...line, x: line.x + dx, y: line.y + dy, box: { ...line.box, x: x + dx, y: y + dy } };
      });
      return {
        ...box,
        path: state.path,
        key: state.key,
        kind: state.kind,
        ...(state.history && { history: state.history }),
        depth,
        isRegion,
        isOpen,
        isCollapsed,
        isCollapsible,
        nameX: box.x + PAD + shift,
        tags,
        detail: about.rows.map((text, row) => ({ text, x: box.x + PAD + about.x, y: box.y + DETAIL_Y + row * ROW })),
        lines,
      };
    },
  };
}
