import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { delayInWords } from '#tools/flowbook/chart/in-words.ts';
import type { Edit } from '#tools/flowbook/sketch/edit.ts';
import { isIn, parentOf, within } from '#tools/flowbook/sketch/state-paths.ts';
import { readTrigger } from '#tools/flowbook/sketch/trigger.ts';

type ModelState = {
  readonly path: string;
  readonly type: 'plain' | 'parallel' | 'final' | 'history';
  readonly initial: string | null;
  readonly description: string;
};
type ModelEdge = {
  readonly id: string;
  readonly from: string;
  readonly words: string;
  readonly guard: string | null;
  readonly targets: readonly string[];
};

/** A chart without its source: plain lists, in which an edit is a line or two. */
export type ChartModel = { readonly states: readonly ModelState[]; readonly edges: readonly ModelEdge[] };

export const modelOf = ({ states, edges }: Chart): ChartModel => ({
  states: states.map(({ path, kind, initial, description }) => ({
    ...{ path, initial, description },
    type: kind === 'atomic' || kind === 'compound' ? 'plain' : kind,
  })),
  edges: edges.map(({ id, state, words, guard, targets }) => ({ id, from: state, words, guard, targets })),
});

/** A model for comparison: ids, which number branches, are left out, but their order counts. */
export function comparable({ states, edges }: ChartModel): object {
  const numbered = edges.map(({ id: _, ...edge }, index) => {
    const branch = edges.slice(0, index).filter(({ from, words }) => from === edge.from && words === edge.words).length;
    return JSON.stringify([edge.from, edge.words, branch, edge.guard, edge.targets.toSorted()]);
  });
  return { states, edges: numbered.sort() };
}

type Of<Kind extends Edit['kind']> = Extract<Edit, { kind: Kind }>;

const childrenOf = ({ states }: ChartModel, path: string) => states.filter((state) => parentOf(state.path) === path);
const typeOf = ({ states }: ChartModel, path: string) => states.find((state) => state.path === path)?.type;

const wordsOf = (text: string): string => {
  const trigger = readTrigger(text);
  if (trigger?.kind === 'event') return trigger.name;
  if (trigger?.kind === 'after') return delayInWords(String(trigger.ms), {});
  return trigger?.kind === 'done' ? 'at its end' : 'always';
};

function added(model: ChartModel, { parent, after, key, description }: Of<'addState'>): ChartModel | null {
  const type = typeOf(model, parent);
  const path = within(parent, key);
  if (type === 'final' || type === 'history' || typeOf(model, path)) return null;
  const children = childrenOf(model, parent);
  const before = after ?? children.at(-1)?.path ?? parent;
  const place = model.states.findLastIndex((each) => isIn(each.path, before)) + 1;
  const isFirst = children.length === 0 && type !== 'parallel';
  const states = model.states.map((each) => (isFirst && each.path === parent ? { ...each, initial: path } : each));
  const state = { path, type: 'plain' as const, initial: null, description };
  return {
    ...model,
    states: states.toSpliced(isFirst ? model.states.findIndex((one) => one.path === parent) + 1 : place, 0, state),
  };
}

function renamed(model: ChartModel, { path, key }: Of<'renameState'>): ChartModel | null {
  const to = within(parentOf(path) ?? '', key);
  if (to !== path && typeOf(model, to)) return null;
  const moved = (each: string): string => (isIn(each, path) ? `${to}${each.slice(path.length)}` : each);
  return {
    states: model.states.map((state) => ({
      ...state,
      path: moved(state.path),
      initial: state.initial === null ? null : moved(state.initial),
    })),
    edges: model.edges.map((edge) => ({ ...edge, from: moved(edge.from), targets: edge.targets.map(moved) })),
  };
}

function without(model: ChartModel, { path }: Of<'deleteState'>): ChartModel | null {
  const parent = parentOf(path) ?? '';
  const siblings = childrenOf(model, parent).map((state) => state.path);
  const index = siblings.indexOf(path);
  const others = [...siblings.slice(index + 1), ...siblings.slice(0, index)];
  const next = others.find((each) => typeOf(model, each) !== 'history') ?? null;
  if (next === null && (parent === '' || others.length > 0)) return null;
  const states = model.states
    .filter((state) => !isIn(state.path, path))
    .map((state) => {
      if (state.path !== parent) return state;
      if (next === null) return { ...state, type: 'plain' as const, initial: null };
      return { ...state, initial: state.initial === path ? next : state.initial };
    });
  const edges = model.edges.flatMap((edge) => {
    if (isIn(edge.from, path)) return [];
    const targets = edge.targets.filter((target) => !isIn(target, path));
    return targets.length === 0 && edge.targets.length > 0 ? [] : [{ ...edge, targets }];
  });
  return { states, edges };
}

function led(model: ChartModel, { from, trigger, target }: Of<'addTransition'>): ChartModel | null {
  const words = wordsOf(trigger);
  const isEnd = ['final', 'history'].includes(typeOf(model, from) ?? '');
  if (isEnd || model.edges.some((edge) => edge.from === from && edge.words === words)) return null;
  return { ...model, edges: [...model.edges, { id: '', from, words, guard: null, targets: [target] }] };
}

function changed(model: ChartModel, path: string, change: Partial<ModelState>): ChartModel {
  return { ...model, states: model.states.map((state) => (state.path === path ? { ...state, ...change } : state)) };
}

function final(model: ChartModel, { path, isFinal }: Of<'markFinal'>): ChartModel | null {
  const type = typeOf(model, path);
  if (!isFinal) return type === 'final' ? changed(model, path, { type: 'plain' }) : model;
  if (type === 'final') return model;
  const hasMore = childrenOf(model, path).length > 0 || model.edges.some(({ from }) => from === path);
  return path === '' || type !== 'plain' || hasMore ? null : changed(model, path, { type: 'final' });
}

/** What an edit makes of a chart; null where it is to be refused. */
export function modelAfter(model: ChartModel, edit: Edit): ChartModel | null {
  const isEdge = ({ id }: ModelEdge): boolean => 'transition' in edit && id === edit.transition;
  switch (edit.kind) {
    case 'addState':
      return added(model, edit);
    case 'renameState':
      return renamed(model, edit);
    case 'deleteState':
      return without(model, edit);
    case 'addTransition':
      return led(model, edit);
    case 'retargetTransition':
      return {
        ...model,
        edges: model.edges.map((edge) => (isEdge(edge) ? { ...edge, targets: [edit.target] } : edge)),
      };
    case 'deleteTransition':
      return { ...model, edges: model.edges.filter((edge) => !isEdge(edge)) };
    case 'markInitial': {
      const parent = parentOf(edit.path) ?? '';
      return typeOf(model, parent) === 'parallel' ? null : changed(model, parent, { initial: edit.path });
    }
    case 'markFinal':
      return final(model, edit);
    case 'describeState':
      return changed(model, edit.path, { description: edit.description });
  }
}
