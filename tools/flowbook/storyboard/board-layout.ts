import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import { changeOf, type PicturedState, pictureOf, type Storyboard, type Width } from './storyboard.ts';

/** What leads from one picture to the next. */
export type BoardArrow = { readonly edge: ChartEdge; readonly words: string };

/** A state on the board, by its place in a snake: from left to right, down, and back. */
export type BoardFrame = {
  readonly state: ChartState;
  readonly picture: PicturedState;
  /** From 1. */
  readonly number: number;
  /** From 0. */
  readonly row: number;
  readonly column: number;
  /** What leads to the next frame; null where nothing does, or there is none. */
  readonly next: BoardArrow | null;
  /** Where no arrow leads to it: which of the others does, by its number. */
  readonly from: (BoardArrow & { readonly number: number }) | null;
};

/** The states of one region of a chart, or those beside its regions. */
export type BoardPart = { readonly region: string; readonly frames: readonly BoardFrame[] };

/** The number of pictures in a row. */
export const COLUMNS: Readonly<Record<Width, number>> = { 390: 5, 1440: 3 };

/** Where a transition leads in the end: into the state that its target begins in. */
function landing(chart: Chart, target: string): string {
  const state = chart.states.find(({ path }) => path === target);
  return state?.initial && state.kind === 'compound' ? landing(chart, state.initial) : target;
}

/** The region that a state lies in, of those within each other the innermost; '' outside of all. */
function regionOf(chart: Chart, path: string): string {
  const parallels = new Set(chart.states.filter(({ kind }) => kind === 'parallel').map((state) => state.path));
  const regions = chart.states.filter(({ parent }) => parent !== null && parallels.has(parent));
  const own = regions.filter((region) => isWithin(path, region.path));
  return own.sort((a, b) => b.path.length - a.path.length)[0]?.path ?? '';
}

const KINDS = ['event', 'done', 'after', 'error', 'always'];

/** What leads from one state to others: its own transitions first, what a person does before all else. */
function leadingFrom(chart: Chart, path: string): readonly ChartEdge[] {
  const own = chart.edges.filter((edge) => edge.targets.length > 0 && edge.state !== '' && isWithin(path, edge.state));
  return own.sort((a, b) => b.state.length - a.state.length || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

const leadsTo = (chart: Chart, { targets }: ChartEdge, path: string): boolean =>
  targets.some((target) => landing(chart, target) === path);

/** In reading order: on from each state to one that it leads to, as long as there is one. */
function inOrder(chart: Chart, paths: readonly string[]): readonly string[] {
  const left = new Set(paths);
  const order: string[] = [];
  let at = [...left].find((path) => landing(chart, '') === path) ?? paths[0];
  while (at !== undefined) {
    left.delete(at);
    order.push(at);
    const from: string = at;
    const next = (one: string) =>
      leadingFrom(chart, one).flatMap((edge) => [...left].filter((path) => leadsTo(chart, edge, path)))[0];
    at = next(from) ?? [...order].reverse().flatMap((one) => next(one) ?? [])[0] ?? [...left][0];
  }
  return order;
}

/** What makes a transition happen, in the words of who does it where it was walked. */
export function wordsOf(storyboard: Storyboard, chart: string, edge: ChartEdge, width: Width): string {
  const seen =
    changeOf(storyboard, chart, edge.id, width) ??
    storyboard.transitions.find((one) => one.chart === chart && one.edge === edge.id);
  return edge.kind === 'event' && seen ? seen.words : edge.words;
}

type Board = { readonly storyboard: Storyboard; readonly chart: Chart; readonly width: Width };

function arrowBetween({ storyboard, chart, width }: Board, from = '', to = ''): BoardArrow | null {
  if (from === '' || to === '') return null;
  const edge = leadingFrom(chart, from).find((one) => leadsTo(chart, one, to));
  return edge ? { edge, words: wordsOf(storyboard, chart.id, edge, width) } : null;
}

/** The pictures of a chart, region by region, each as a snake. */
export function boardOf(storyboard: Storyboard, chart: Chart, width: Width): readonly BoardPart[] {
  const columns = COLUMNS[width];
  const pictured = chart.states.filter(({ path }) => pictureOf(storyboard, chart.id, path, width) !== null);
  const paths = pictured.map(({ path }) => path);
  return [...new Set(paths.map((path) => regionOf(chart, path)))].map((region) => {
    const order = inOrder(
      chart,
      paths.filter((path) => regionOf(chart, path) === region),
    );
    const arrow = (from: string | undefined, to: string | undefined) =>
      arrowBetween({ storyboard, chart, width }, from, to);
    const frames = order.flatMap((path, index): BoardFrame[] => {
      const state = chart.states.find((one) => one.path === path);
      const picture = pictureOf(storyboard, chart.id, path, width);
      if (!state || !picture) return [];
      const row = Math.floor(index / columns);
      const along = index % columns;
      const column = row % 2 === 0 ? along : columns - 1 - along;
      const leading = order.flatMap((other, at) => {
        const found = other === path ? null : arrow(other, path);
        return found ? [{ ...found, number: at + 1 }] : [];
      });
      const isLed = index === 0 || arrow(order[index - 1], path) !== null;
      const next = arrow(path, order[index + 1]);
      return [{ state, picture, number: index + 1, row, column, next, from: isLed ? null : (leading[0] ?? null) }];
    });
    return { region, frames };
  });
}

/** What a transition leads to, in words. */
export const targetWords = ({ targets, isForbidden }: ChartEdge): string => {
  if (isForbidden) return 'held back';
  return targets.length === 0 ? 'stays' : targets.join(' and ');
};

/** The transitions that hold wherever the flow may be, or in several states: those of states with others in them. */
export function sharedEdges(chart: Chart): readonly ChartEdge[] {
  const whole = new Set(
    chart.states.filter(({ kind }) => kind === 'compound' || kind === 'parallel').map(({ path }) => path),
  );
  return chart.edges.filter(({ state, kind }) => whole.has(state) && kind === 'event');
}
