import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import type { ChartCoverage } from './coverage.ts';

/** Whether an event does something in a state, and whether a path has seen it. */
export type Cell = { readonly kind: 'covered' | 'gap'; readonly edge: ChartEdge } | { readonly kind: 'held' | 'none' };
export type Row = { readonly state: ChartState; readonly cells: readonly Cell[] };
/** The states of one region, or those beside all regions. */
export type Group = { readonly region: string; readonly rows: readonly Row[] };
export type Matrix = { readonly events: readonly string[]; readonly groups: readonly Group[] };

/** The innermost transition answers; those of a state around it only where it has none. */
function cellOf(chart: Chart, path: string, words: string, gaps: ReadonlySet<string>): Cell {
  const answering = chart.edges.filter((edge) => edge.words === words && isWithin(path, edge.state));
  const deepest = Math.max(...answering.map(({ state }) => state.length));
  const own = answering.filter(({ state }) => state.length === deepest);
  const [first] = own;
  if (!first) return { kind: 'none' };
  if (own.every(({ isForbidden }) => isForbidden)) return { kind: 'held' };
  const gap = own.find(({ id }) => gaps.has(id));
  return gap ? { kind: 'gap', edge: gap } : { kind: 'covered', edge: first };
}

function regionOf(chart: Chart, path: string): string {
  const parallels = new Set(chart.states.filter(({ kind }) => kind === 'parallel').map((state) => state.path));
  const regions = chart.states.filter(({ parent }) => parent !== null && parallels.has(parent));
  return (
    regions.filter((region) => isWithin(path, region.path)).sort((a, b) => b.path.length - a.path.length)[0]?.path ?? ''
  );
}

/** Which event does what where, and which of that a path has taken. */
export function matrixOf(chart: Chart, coverage: ChartCoverage | undefined): Matrix {
  const events = [...new Set(chart.edges.filter(({ isForbidden }) => !isForbidden).map(({ words }) => words))];
  const gaps = new Set(coverage?.edges.filter(({ paths }) => paths.length === 0).map(({ id }) => id));
  const leaves = chart.states.filter(({ kind }) => kind === 'atomic' || kind === 'final');
  const rowOf = (state: ChartState): Row => ({
    state,
    cells: events.map((words) => cellOf(chart, state.path, words, gaps)),
  });
  const regions = [...new Set(leaves.map(({ path }) => regionOf(chart, path)))];
  const groups = regions.map((region) => ({
    region,
    rows: leaves.filter(({ path }) => regionOf(chart, path) === region).map(rowOf),
  }));
  return { events, groups };
}
