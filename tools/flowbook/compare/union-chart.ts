import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import type { Tone } from '#tools/flowbook/draw/marks.ts';
import type { ChartChanges } from './chart-changes.ts';

/** A chart that holds what it was and what it is, and what of it is new, gone or changed. */
export type UnionChart = { readonly chart: Chart; readonly tones: ReadonlyMap<string, Tone> };

const holdsOthers = ({ kind }: ChartState): boolean => kind === 'compound' || kind === 'parallel';

/** Where one of both holds states and the other none, the drawing needs the one that does. */
function together(is: ChartState, was: ChartState | undefined): ChartState {
  return was && holdsOthers(was) && !holdsOthers(is) ? { ...is, kind: was.kind, initial: was.initial } : is;
}

/** A state before the states within it. */
function inOrder(states: readonly ChartState[], parent: string | null = null): readonly ChartState[] {
  return states.filter((state) => state.parent === parent).flatMap((state) => [state, ...inOrder(states, state.path)]);
}

const TONES: Readonly<Record<string, Tone>> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  renamed: 'changed',
};

/** Both versions of a chart in one diagram. A removed part has its former id, or another if a new part uses that. */
export function unionOf({ before, changes, pairs }: ChartChanges, after: Chart): UnionChart {
  const was = new Map(before.states.map((state) => [state.path, state]));
  const is = new Set(after.states.map(({ path }) => path));
  const gone = before.states.filter(({ path }) => !is.has(path));
  const states = inOrder([...after.states.map((state) => together(state, was.get(state.path))), ...gone]);
  const taken = new Set(after.edges.map(({ id }) => id));
  const removed = pairs.flatMap(({ before: edge, after: partner }): ChartEdge[] => {
    if (!edge || partner) return [];
    return [{ ...edge, id: taken.has(edge.id) ? `${edge.id} (before)` : edge.id }];
  });
  const tones = new Map(
    changes
      .filter(
        ({ about, kind, id }) => (about === 'state' && id !== '') || (about === 'transition' && kind !== 'removed'),
      )
      .map(({ id, kind }) => [id, TONES[kind] ?? 'changed']),
  );
  for (const { id } of removed) tones.set(id, 'removed');
  return { chart: { ...after, states, edges: [...after.edges, ...removed] }, tones };
}
