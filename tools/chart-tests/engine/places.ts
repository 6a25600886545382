import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { nodesOf } from './charts.ts';

/** A transition by its place in the chart: its state, its event and the number of its branch. */
export type Place = {
  readonly id: string;
  /** The state's path within the chart; empty for the root. */
  readonly state: string;
  /** As the chart names it: 'step.completed', 'xstate.after.redirectDelay.checkout.confirmed'; empty for 'always'. */
  readonly event: string;
  /** From 0; null where the event has one branch alone. */
  readonly branch: number | null;
  /** The state ignores the event and hides it from its parent states. */
  readonly isForbidden: boolean;
  /** Where it leads, as far as the chart says; none where the state is not left. */
  readonly targets: readonly string[];
  readonly isGuarded: boolean;
  /** The requirement IDs that it names. */
  readonly covers: readonly string[];
};

/** The parts of XState's own definition of a transition that are read here. */
export type Definition = {
  guard?: unknown;
  target?: readonly AnyStateNode[] | undefined;
  actions: readonly unknown[];
  reenter?: boolean;
  description?: string | undefined;
  meta?: unknown;
};

const MARK = 'path.took:';

type Mark = { type: string };

/** An action that a walk sees among the effects of a step; it does nothing. */
export const isMark = (action: unknown): action is Mark =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string' &&
  action.type.startsWith(MARK);
export const placeIdOf = (action: Mark): string => action.type.slice(MARK.length);

/** The requirement IDs in a `meta` of a chart. */
export const idsOf = (meta: unknown): readonly string[] =>
  typeof meta === 'object' && meta !== null && 'covers' in meta && Array.isArray(meta.covers) ? meta.covers : [];

function definitionsOf(node: AnyStateNode): [string, readonly Definition[]][] {
  const always: [string, readonly Definition[]][] = node.always?.length ? [['', node.always]] : [];
  return [...node.transitions.entries(), ...always];
}

/** 'cart.viewed': undefined, or as JSON has to say it: 'cart.viewed': {}. */
function isForbidden(node: AnyStateNode, event: string): boolean {
  const on: Readonly<Record<string, unknown>> | undefined = node.config.on;
  if (on === undefined || !(event in on)) return false;
  const given = on[event];
  return given === undefined || (typeof given === 'object' && given !== null && Object.keys(given).length === 0);
}

/** @param branch from 0; null where the event has one branch alone */
export const placeId = (state: string, event: string, branch: number | null): string =>
  `${state || '(root)'} ${event}${branch === null ? '' : `#${branch}`}`;

/** A state's transitions by their places, in the order in which the chart tries them. */
export function placesOf(node: AnyStateNode): [Place, Definition][] {
  return definitionsOf(node).flatMap(([event, definitions]) =>
    definitions.map((definition, index): [Place, Definition] => {
      const branch = definitions.length > 1 ? index : null;
      const state = node.path.join('.');
      return [
        {
          id: placeId(state, event || 'always', branch),
          state,
          event,
          branch,
          isForbidden: isForbidden(node, event),
          isGuarded: definition.guard !== undefined,
          covers: idsOf(definition.meta),
          targets: (definition.target ?? []).map(({ path }) => path.join('.')),
        },
        definition,
      ];
    }),
  );
}

/** A chart that reports which of its transitions are taken, `always` transitions included. */
export type MarkedChart = { readonly machine: AnyStateMachine; readonly places: readonly Place[] };

/** A copy of a chart in which each transition leaves its mark; the chart itself stays as it is. */
export function marked(chart: AnyStateMachine): MarkedChart {
  const machine: AnyStateMachine = new StateMachine(chart.config, chart.implementations);
  const places = nodesOf(machine.root).flatMap(placesOf);
  for (const [{ id }, definition] of places) definition.actions = [{ type: MARK + id }, ...definition.actions];
  return { machine, places: places.map(([place]) => place) };
}
