import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import { grouped } from '#tools/flowbook/chart/grouped.ts';

/** A visible state with its child states, or, folded, without. */
export type Node = {
  readonly state: ChartState;
  readonly depth: number;
  readonly isRegion: boolean;
  readonly isCollapsed: boolean;
  readonly isCollapsible: boolean;
  readonly children: readonly Node[];
  /** Transitions that are listed as lines within the state. */
  readonly listed: readonly ChartEdge[];
};

/** Transitions that share a line. */
export type Link = {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly edges: readonly ChartEdge[];
  /** They lead from a state to one within it: the line begins at its label, inside. */
  readonly isFromWithin: boolean;
};

export type Visible = { readonly root: Node; readonly links: readonly Link[] };

const LEAST_STATES = 3;
/** So many branches of one event fan out to more states than lines can be followed to. */
const HUB = 6;

/** With more states than these a chart is first seen folded, and each state with others in it can be. */
export const LARGE = 60;

export const isLarge = ({ states }: Chart): boolean => states.length > LARGE;

/** The states that can be folded: regions, and in a large chart all others that hold some states, too. */
export function collapsibleOf(chart: Chart): readonly string[] {
  const { states } = chart;
  const parallel = new Set(states.filter(({ kind }) => kind === 'parallel').map(({ path }) => path));
  const counts = new Map<string, number>();
  for (const { path } of states) {
    const keys = path.split('.');
    for (let depth = 1; depth < keys.length; depth += 1) {
      const around = keys.slice(0, depth).join('.');
      counts.set(around, (counts.get(around) ?? 0) + 1);
    }
  }
  return states
    .filter(({ path, parent }) => path !== '' && (isLarge(chart) || (parent !== null && parallel.has(parent))))
    .map(({ path }) => path)
    .filter((path) => (counts.get(path) ?? 0) >= LEAST_STATES);
}

/**
 * What of a chart is folded before anything is chosen: nothing, and of a large one the outermost states that can be.
 * @param looked the state that is looked at, which is seen
 */
export function foldedAtFirst(chart: Chart, looked = ''): readonly string[] {
  if (!isLarge(chart)) return [];
  const around = (path: string) => path !== looked && isWithin(looked, path);
  const all = collapsibleOf(chart).filter((path) => !around(path));
  return all.filter((path) => !all.some((other) => other !== path && isWithin(path, other)));
}

/** The state itself or its innermost visible ancestor. */
function shownOf(path: string, collapsed: readonly string[]): string {
  const around = collapsed.filter((each) => isWithin(path, each));
  return around.reduce((outermost, each) => (outermost.length < each.length ? outermost : each), around[0] ?? path);
}

/** Transitions of one event from a state to many within it: a list there, not a fan of lines. */
function hubsOf({ edges }: Chart): ReadonlyMap<string, readonly ChartEdge[]> {
  const inward = edges.filter(
    ({ state, targets }) =>
      targets.length === 1 && targets.every((target) => target !== state && isWithin(target, state)),
  );
  return new Map([...grouped(inward, ({ state, event }) => `${state} ${event}`)].filter(([, of]) => of.length >= HUB));
}

type Sorted = { readonly edge: ChartEdge; readonly from: string; readonly to: readonly string[] };

/** Whether a transition is listed within its state, because it has no other visible target. */
function isListed({ edge, from, to }: Sorted): boolean {
  return edge.isForbidden || to.length === 0 || to.every((target) => isWithin(from, target));
}

function linksOf(sorted: readonly Sorted[]): readonly Link[] {
  const groups = grouped(sorted, ({ from, to }) => `${from || '(root)'} > ${to.join(' + ')}`);
  return [...groups].map(([id, [first, ...rest]]): Link => {
    if (!first) throw new Error(`${id}: a group of no transitions`);
    const { from, to } = first;
    const isFromWithin = to.every((target) => isWithin(target, from));
    return { id, from, to, edges: [first, ...rest].map(({ edge }) => edge), isFromWithin };
  });
}

/** The visible parts of a chart. @param collapsed paths of folded states */
export function visibleOf(chart: Chart, collapsed: readonly string[]): Visible {
  const hubs = new Set([...hubsOf(chart).values()].flat());
  const sorted = chart.edges.map((edge): Sorted => {
    const to = [...new Set(edge.targets.map((target) => shownOf(target, collapsed)))];
    return { edge, from: shownOf(edge.state, collapsed), to };
  });
  const isShown = (path: string): boolean => shownOf(path, collapsed) === path;
  const listed = sorted.filter((each) => isShown(each.edge.state) && (isListed(each) || hubs.has(each.edge)));
  const drawn = sorted.filter((each) => !isListed(each) && !hubs.has(each.edge));
  const collapsible = collapsibleOf(chart);

  function nodeOf(state: ChartState, parent: ChartState | null, depth: number): Node {
    const isCollapsed = collapsed.includes(state.path);
    const children = isCollapsed ? [] : chart.states.filter(({ parent: around }) => around === state.path);
    return {
      state,
      depth,
      isRegion: parent?.kind === 'parallel',
      isCollapsed,
      isCollapsible: collapsible.includes(state.path),
      children: children.map((child) => nodeOf(child, state, depth + 1)),
      listed: listed.filter(({ edge }) => edge.state === state.path).map(({ edge }) => edge),
    };
  }

  const [root] = chart.states;
  if (!root) throw new Error(`${chart.id} has no states.`);
  return { root: nodeOf(root, null, 0), links: linksOf(drawn) };
}
