import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { delayOf } from '#tools/chart-tests/engine/delay-of.ts';
import { type Definition, idsOf, type Place, placesOf } from '#tools/chart-tests/engine/places.ts';
import { actorInWords } from './actor-name.ts';
import type { Chart, ChartEdge, ChartHistory, ChartState, Invoked } from './chart-model.ts';
import { historyDefaults } from './history-defaults.ts';
import { actionInWords, delayInWords, eventInWords, guardInFull, guardInWords, isClockwork } from './in-words.ts';

const pathOf = ({ path }: AnyStateNode): string => path.join('.');

/** A state with only one state in it has that as its initial one, be it named or not. */
function initialOf(node: AnyStateNode): string | null {
  const target = node.type === 'compound' ? node.initial?.target?.[0] : undefined;
  return target ? pathOf(target) : null;
}

const doneIn = (actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isClockwork(action)).map(actionInWords);

function stateOf(node: AnyStateNode): ChartState {
  const sources: readonly { readonly src?: unknown }[] = [node.config.invoke ?? []].flat();
  const initially = node.type === 'compound' ? doneIn(node.initial?.actions ?? []) : [];
  return {
    path: pathOf(node),
    key: node.key,
    kind: node.type,
    parent: node.parent ? pathOf(node.parent) : null,
    initial: initialOf(node),
    description: node.description ?? '',
    tags: [...node.tags],
    covers: idsOf(node.meta),
    entry: doneIn(node.entry),
    exit: doneIn(node.exit),
    ...(initially.length > 0 && { initially }),
    invokes: node.invoke.map(({ id }, index) => invokedOf(id, sources[index]?.src)),
    ...(node.type === 'history' && { history: historyOf(node) }),
  };
}

const historyOf = (node: AnyStateNode): ChartHistory => ({
  isDeep: node.history === 'deep',
  targets: historyDefaults(node).map(pathOf),
});

/** XState numbers the actors that have no id of their own: '0.login.code'. */
const MADE_UP = /^(?:xstate\.invoke\.)?\d+\./;

function invokedOf(id: string, source: unknown): Invoked {
  const src = actorInWords(source);
  return MADE_UP.test(id) ? { id, src, name: src } : { id, src };
}

/** How the actors are called for people, by the ids that XState has made up for them. */
const namesIn = (states: readonly ChartState[]): ReadonlyMap<string, string> =>
  new Map(states.flatMap(({ invokes }) => invokes.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]]))));

function edgeOf(
  { id }: AnyStateNode,
  [place, definition]: [Place, Definition],
  delays: Chart['delays'],
  names: ReadonlyMap<string, string>,
): ChartEdge {
  const delay = delayOf(place.event, id);
  return {
    id: place.id,
    state: place.state,
    event: place.event,
    ...(delay !== null && { delay }),
    branch: place.branch,
    ...(delay === null ? eventInWords(place.event, names) : { kind: 'after', words: delayInWords(delay, delays) }),
    guard: definition.guard === undefined ? null : guardInWords(definition.guard),
    code: definition.guard === undefined ? null : guardInFull(definition.guard),
    targets: place.targets,
    actions: definition.actions.map(actionInWords),
    description: definition.description ?? '',
    covers: place.covers,
    isForbidden: place.isForbidden,
    reenters: definition.reenter ?? false,
  };
}

/** Delays that are worked out as the chart runs have no length of their own. */
const delaysOf = ({ implementations }: AnyStateMachine): Chart['delays'] =>
  Object.fromEntries(
    Object.entries(implementations.delays ?? {}).flatMap(([name, delay]) =>
      typeof delay === 'number' ? [[name, delay]] : [],
    ),
  );

/** A path that two states have, as with an empty name or one with a dot; null where each has its own. */
function sharedPath(states: readonly ChartState[]): string | null {
  const met = new Set<string>();
  return states.find(({ path }) => met.size === met.add(path).size)?.path ?? null;
}

/**
 * What a chart says, as plain JSON. Descriptions are there only where they were not stripped by a build.
 * @throws where two states could not be distinguished
 */
export function readChart(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  const delays = delaysOf(machine);
  const states = nodes.map(stateOf);
  const shared = sharedPath(states);
  if (shared === '') throw new Error('A state has an empty name, which Flowbook does not show.');
  if (shared !== null) throw new Error(`Two states have the path '${shared}': a name with a dot in it makes them one.`);
  const names = namesIn(states);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    delays,
    states,
    edges: nodes.flatMap((node) => placesOf(node).map((place) => edgeOf(node, place, delays, names))),
  };
}
