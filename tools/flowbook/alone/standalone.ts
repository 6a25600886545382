import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  and,
  assign,
  enqueueActions,
  StateMachine,
  sendParent,
  spawnChild,
} from 'xstate';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { delayOf } from '#tools/chart-tests/engine/delay-of.ts';
import { type Definition, placesOf } from '#tools/chart-tests/engine/places.ts';
import { actionInWords, guardInWords, isNamed } from '#tools/flowbook/chart/in-words.ts';
import { messageOf } from '#tools/flowbook/chart/message-of.ts';
import { byHand, isMachine, kindOf } from './by-hand.ts';
import { READS_OF_NOTHING } from './needs.ts';

/** What a run decides in place of the world that a chart was written for. */
export type World = {
  /** What a guard is to say whatever its code says; null for what its code says. */
  readonly forced: (guard: string) => boolean | null;
  readonly onFault: (guard: string, message: string) => void;
  readonly onAction: (words: string) => void;
  /** A chart that was started without an input has failed as it began, as it reads of nothing. */
  readonly onMissingInput: (machine: AnyStateMachine, error: unknown) => void;
};

/** The world of one chart. */
type ChartWorld = World & {
  readonly isDefined: (action: string) => boolean;
  readonly hasActor: (name: string) => boolean;
};

/** ms. For a delay that a chart names and does not define. */
export const UNKNOWN_DELAY = 1000;

/** Where states lead to one another without an event, XState would go on without an end. */
const MOST_STEPS_AT_ONCE = 1000;

type Implementations = AnyStateMachine['implementations'];
type Spawn = (logic: unknown, options?: object) => unknown;

const hasComputedParams = (guard: unknown): boolean =>
  typeof guard === 'object' && guard !== null && 'params' in guard && typeof guard.params === 'function';

/**
 * A guard by its chart, its name and parameters; by its place in the chart where it has no name, or where code works its
 * parameters out.
 */
function guardKey(guard: unknown, place: string, chart: string): string {
  const isUnnamed = typeof guard === 'function' && !('check' in guard);
  const words = `${chart}: ${guardInWords(guard)}`;
  return isUnnamed || hasComputedParams(guard) ? `${words} at ${place}` : words;
}

/** A guard that can be forced and asked. */
export type WatchedGuard = {
  readonly key: string;
  /** For people. */
  readonly words: string;
  readonly check: (snapshot: unknown, args: { context: unknown; event: AnyEventObject }) => boolean;
};

export const isWatched = (guard: unknown): guard is WatchedGuard =>
  typeof guard === 'function' && 'check' in guard && 'key' in guard;

/** A guard that can be forced, and says no where its code fails. It is one of XState's combined guards, which see the state. */
function watchedGuard(guard: Definition['guard'], key: string, world: World): WatchedGuard {
  const own = and([guard as never]) as unknown as { check: (...args: readonly unknown[]) => boolean };
  const check: WatchedGuard['check'] = (snapshot, args) => {
    const forced = world.forced(key);
    if (forced !== null) return forced;
    try {
      return own.check(snapshot, args, own);
    } catch (error) {
      world.onFault(key, messageOf(error));
      return false;
    }
  };
  return Object.assign(() => false, { check, key, words: guardInWords(guard) });
}

const isOwnEffect = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action);

type Spawning = { readonly spawn: Spawn };

/** Actors that code starts are answered by hand, too. */
const byHandIn = <Args extends Spawning>(args: Args, world: ChartWorld): Args => ({
  ...args,
  spawn: (logic: unknown, options?: object) => args.spawn(standaloneActor(logic, world), options),
});

type Assignment = (args: Spawning, params: unknown) => unknown;

function handSpawning(action: { assignment: unknown }, world: ChartWorld): unknown {
  const wrapped =
    (own: Assignment): Assignment =>
    (args, params) =>
      own(byHandIn(args, world), params);
  const { assignment } = action;
  if (typeof assignment === 'function') return assign(wrapped(assignment as Assignment) as never);
  const entries = Object.entries(assignment as Readonly<Record<string, unknown>>).map(([key, value]) => [
    key,
    typeof value === 'function' ? wrapped(value as Assignment) : value,
  ]);
  return assign(Object.fromEntries(entries) as never);
}

/** Where a part of others runs alone, what it sends to the chart that would run it is only noted. */
const toParent = (action: unknown, world: World): unknown =>
  enqueueActions(({ self, enqueue }) => {
    enqueue(self._parent ? (action as never) : () => world.onAction(actionInWords(action)));
  });

type Enqueue = Parameters<Parameters<typeof enqueueActions>[0]>[0]['enqueue'];
type Collect = (args: { readonly enqueue: Enqueue }, params: unknown) => void;

/** Each of several actions that are decided in code is done, or only noted, as if the chart named it itself. */
function standaloneEnqueueing(collect: Collect, world: ChartWorld): unknown {
  return enqueueActions((args, params) => {
    const add = (action: unknown) => args.enqueue(standaloneAction(action, world) as never);
    const enqueue = Object.assign(add, args.enqueue, {
      assign: (assignment: unknown) => add(assign(assignment as never)),
      sendParent: (event: unknown, options: unknown) => add(sendParent(event as never, options as never)),
      spawnChild: (logic: unknown, options: unknown) => add(spawnChild(logic as AnyActorLogic, options as never)),
    });
    collect({ ...args, enqueue: enqueue as unknown as Enqueue }, params);
  });
}

/** What a chart does outside of itself is only noted; what XState does for it is done. */
function standaloneAction(action: unknown, world: ChartWorld): unknown {
  const name = isNamed(action) ? action.type : action;
  if (typeof name === 'string' && !world.isDefined(name)) return () => world.onAction(actionInWords(action));
  if (isOwnEffect(action)) return () => world.onAction(actionInWords(action));
  if (typeof action !== 'function') return action;
  if ('to' in action && action.to === '#_parent') return toParent(action, world);
  if ('collect' in action) return standaloneEnqueueing(action.collect as Collect, world);
  if ('assignment' in action) return handSpawning(action, world);
  if ('type' in action && action.type === 'xstate.spawnChild' && 'src' in action) {
    const { src, ...options } = action as unknown as { readonly src: unknown };
    return spawnChild(standaloneActor(src, world) as AnyActorLogic, options as never);
  }
  return action;
}

/** An actor that runs without a world: charts and pure reducers as they are, others by hand, also one that is only named. */
function standaloneActor(logic: unknown, world: ChartWorld): unknown {
  if (typeof logic === 'string') return world.hasActor(logic) ? logic : byHand('named');
  if (typeof logic !== 'object' || logic === null) return logic;
  if (isMachine(logic)) return standalone(logic, world);
  const kind = kindOf(logic as AnyActorLogic);
  return kind === 'transition' ? logic : byHand(kind);
}

/** What a state invokes by itself, and not by a name. */
function invokedInline(node: AnyStateNode): readonly unknown[] {
  const { invoke } = node.config;
  const configs: readonly unknown[] = Array.isArray(invoke) ? invoke : [invoke];
  return configs.map((each) => (typeof each === 'object' && each !== null && 'src' in each ? each.src : undefined));
}

function makeStandalone(node: AnyStateNode, world: ChartWorld): void {
  const sources = invokedInline(node);
  for (const [index, definition] of node.invoke.entries()) {
    const source = sources[index];
    if (typeof source === 'object') Object.assign(definition, { src: standaloneActor(source, world) });
  }
  const done = (actions: readonly unknown[]) => actions.map((action) => standaloneAction(action, world));
  Object.assign(node, { entry: done(node.entry), exit: done(node.exit) });
  if (node.type === 'compound') node.initial.actions = done(node.initial.actions) as typeof node.initial.actions;
  for (const [{ id }, definition] of placesOf(node)) {
    definition.actions = done(definition.actions);
    if (definition.guard !== undefined) {
      definition.guard = watchedGuard(definition.guard, guardKey(definition.guard, id, node.machine.id), world);
    }
  }
}

/** The names that a chart uses and does not define: they get something that can be run. */
function undefinedNames(machine: AnyStateMachine, world: ChartWorld): Partial<Implementations> {
  const nodes = nodesOf(machine.root);
  const { actors, delays } = machine.implementations;
  const sources = nodes.flatMap(({ invoke }) => invoke.map(({ src }) => src)).filter((src) => typeof src === 'string');
  const named = sources.filter((src) => !Object.hasOwn(actors ?? {}, src) && !src.startsWith('xstate.invoke.'));
  const waits = nodes
    .flatMap(({ id, transitions }) => [...transitions.keys()].flatMap((event) => delayOf(event, id) ?? []))
    .filter((delay) => Number.isNaN(Number(delay)) && !Object.hasOwn(delays ?? {}, delay));
  return {
    actors: {
      ...Object.fromEntries(Object.entries(actors ?? {}).map(([name, one]) => [name, standaloneActor(one, world)])),
      ...Object.fromEntries(named.map((name) => [name, byHand('named')])),
    } as Implementations['actors'],
    delays: { ...delays, ...Object.fromEntries(waits.map((name) => [name, UNKNOWN_DELAY])) },
  };
}

const namedActions = (
  { implementations: { actions } }: AnyStateMachine,
  world: ChartWorld,
): Implementations['actions'] =>
  Object.fromEntries(
    Object.entries(actions ?? {}).map(([name, action]) => [
      name,
      isOwnEffect(action) ? () => world.onAction(name) : standaloneAction(action, world),
    ]),
  ) as Implementations['actions'];

type Beginning = (args: Spawning & { readonly input?: unknown }) => unknown;

/** The data that a chart begins with, in which code may start actors. */
const handStarted =
  (context: unknown, world: ChartWorld, machine: AnyStateMachine): Beginning =>
  (args) => {
    try {
      return (context as Beginning)(byHandIn(args, world));
    } catch (error) {
      if (args.input === undefined && READS_OF_NOTHING.test(messageOf(error))) world.onMissingInput(machine, error);
      throw error;
    }
  };

/**
 * A copy of a chart that runs without the world that it was written for: its actors wait to be answered by hand, its guards
 * can be forced, and its own actions are only noted. The chart itself stays as it is.
 */
export function standalone(machine: AnyStateMachine, outer: World): AnyStateMachine {
  const { actions, actors } = machine.implementations;
  const world: ChartWorld = {
    ...outer,
    isDefined: (action) => Object.hasOwn(actions ?? {}, action),
    hasActor: (name) => Object.hasOwn(actors ?? {}, name),
  };
  const copy: AnyStateMachine = new StateMachine(machine.config, {
    ...machine.implementations,
    ...undefinedNames(machine, world),
    actions: namedActions(machine, world),
  });
  for (const node of nodesOf(copy.root)) makeStandalone(node, world);
  const { context, options } = copy.config;
  return Object.assign(copy, {
    // The root keeps the config by which Flowbook knows the chart.
    config:
      typeof context === 'function' ? { ...copy.config, context: handStarted(context, world, copy) } : copy.config,
    options: { ...copy.options, maxIterations: options?.maxIterations ?? MOST_STEPS_AT_ONCE },
  });
}
