import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';

/** New paths of states, by their old ones. */
export type Renames = ReadonlyMap<string, string>;

/** A path as it is called now: its own new one, or that of what it lies in. */
export function renamedPath(path: string, renames: Renames): string {
  const around = [...renames.keys()].filter((state) => isWithin(path, state)).sort((a, b) => b.length - a.length)[0];
  return around === undefined ? path : `${renames.get(around) ?? around}${path.slice(around.length)}`;
}

/** The name of a delay's event ends with its state: 'xstate.after.redirectDelay.checkout.confirmed'. */
function renamedEvent(event: string, state: string, renamed: string): string {
  const isOwn = event.startsWith('xstate.') && state !== '' && event.endsWith(`.${state}`);
  return isOwn ? event.slice(0, -state.length) + renamed : event;
}

function renamedEdge(edge: ChartEdge, renames: Renames): ChartEdge {
  const state = renamedPath(edge.state, renames);
  const event = renamedEvent(edge.event, edge.state, state);
  const branch = edge.branch === null ? '' : `#${edge.branch}`;
  const targets = edge.targets.map((path) => renamedPath(path, renames));
  return { ...edge, id: `${state || '(root)'} ${event || 'always'}${branch}`, state, event, targets };
}

/** A chart whose states are called as they are now. */
export const withRenames = (chart: Chart, renames: Renames): Chart => ({
  ...chart,
  states: chart.states.map((state) => {
    const path = renamedPath(state.path, renames);
    return {
      ...state,
      path,
      key: path.slice(path.lastIndexOf('.') + 1),
      parent: state.parent === null ? null : renamedPath(state.parent, renames),
      initial: state.initial === null ? null : renamedPath(state.initial, renames),
    };
  }),
  edges: chart.edges.map((edge) => renamedEdge(edge, renames)),
});

/** All that a state is beside its name. */
function characterOf(chart: Chart, { path, kind, tags, entry, exit, initially, invokes, covers }: ChartState): string {
  const own = chart.edges
    .filter(({ state }) => state === path)
    .map(({ words, guard, actions, targets }) => [words, guard, actions, targets.length]);
  const within = chart.states.filter(({ parent }) => parent === path).map(({ key }) => key);
  const leading = chart.edges.filter(({ targets }) => targets.includes(path)).map(({ words }) => words);
  return JSON.stringify([kind, tags, entry, exit, initially, invokes, covers, own, within, leading.sort()]);
}

/** States with a new name only: they have the same parent and are alike in all else, as no other state is. */
export function renamesIn(before: Chart, after: Chart): Renames {
  const renames = new Map<string, string>();
  for (const was of before.states) {
    const now = withRenames(before, renames);
    const path = renamedPath(was.path, renames);
    const state = now.states.find((one) => one.path === path);
    if (!state || after.states.some((one) => one.path === path)) continue;
    const isNew = (one: ChartState) =>
      !now.states.some((other) => other.path === one.path) && one.parent === state.parent;
    const isGone = (one: ChartState) =>
      !after.states.some((other) => other.path === one.path) && one.parent === state.parent;
    const character = characterOf(now, state);
    const candidates = after.states.filter((one) => isNew(one) && characterOf(after, one) === character);
    const matches = now.states.filter((one) => isGone(one) && characterOf(now, one) === character);
    const [only] = candidates;
    if (only && candidates.length === 1 && matches.length === 1) renames.set(was.path, only.path);
  }
  return renames;
}
