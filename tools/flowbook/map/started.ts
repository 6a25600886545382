import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { placesOf } from '#tools/chart-tests/engine/places.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';

/** A machine, and what Flowbook shows of it. */
export type NamedMachine = { readonly machine: AnyStateMachine; readonly chart: Chart };

export type Started = {
  readonly parent: string;
  readonly child: string;
  readonly id: string;
  /** The state that invokes it; null where it is spawned. */
  readonly state: string | null;
};
export type Act = { readonly type?: unknown; readonly to?: unknown; readonly event?: unknown; readonly src?: unknown };

export const actionsOf = ({ machine }: NamedMachine): readonly unknown[] => {
  const nodes = nodesOf(machine.root);
  const named = Object.values(machine.implementations.actions ?? {});
  return [
    ...nodes.flatMap((node) => [
      ...[...node.entry, ...node.exit, ...(node.initial?.actions ?? [])],
      ...placesOf(node).flatMap(([, { actions }]) => actions),
    ]),
    ...named,
  ];
};

export const isAct = (action: unknown): action is Act => typeof action === 'function' && 'resolve' in action;

/** Copies of a machine, as `provide` makes them, have its config. */
const isSame = (logic: unknown, { machine }: NamedMachine): boolean =>
  typeof logic === 'object' && logic !== null && 'config' in logic && logic.config === machine.config;

/** The machines that another one runs: named or not, invoked or spawned. */
export function startedBy(parent: NamedMachine, all: readonly NamedMachine[]): readonly Started[] {
  const { actors } = parent.machine.implementations;
  const logicOf = (src: unknown): unknown => (typeof src === 'string' ? Reflect.get(actors ?? {}, src) : src);
  const started = (logic: unknown, id: string, state: string | null): readonly Started[] => {
    const child = all.find((one) => isSame(logic, one));
    return child ? [{ parent: parent.chart.id, child: child.chart.id, id, state }] : [];
  };
  const invoked = nodesOf(parent.machine.root).flatMap((node) => {
    const configs: readonly unknown[] = [node.config.invoke].flat();
    return node.invoke.flatMap(({ id }, index) => {
      const config = configs[index];
      const src = typeof config === 'object' && config !== null && 'src' in config ? config.src : undefined;
      return started(logicOf(src), id, node.path.join('.'));
    });
  });
  const known = new Set(invoked.map(({ child }) => child));
  const provided = Object.entries(actors ?? {}).flatMap(([name, logic]) => started(logic, name, null));
  const inline = actionsOf(parent).flatMap((action) =>
    isAct(action) && action.type === 'xstate.spawnChild' ? started(logicOf(action.src), String(action.src), null) : [],
  );
  return [...invoked, ...[...provided, ...inline].filter(({ child }) => !known.has(child))];
}

/** A chart that another one starts by an action, as often as it is needed. */
export type Spawned = { readonly chart: string; readonly by: string };

/** What charts start by actions, as far as their machines say it: none of them is run for it. */
export function spawnedIn(machines: readonly NamedMachine[]): readonly Spawned[] {
  const started = machines.flatMap((machine) => startedBy(machine, machines));
  // A chart may name what it invokes, and another one provide it.
  const invoked = new Set([
    ...started.flatMap(({ child, state }) => (state === null ? [] : [child])),
    ...machines.flatMap(({ chart }) => chart.states.flatMap(({ invokes }) => invokes.map(({ src }) => src))),
  ]);
  const spawned = started.filter(({ child }) => !invoked.has(child));
  // A machine that is provided may be named by an action, too.
  const each = new Map(spawned.map(({ child, parent }) => [`${parent} ${child}`, { chart: child, by: parent }]));
  return [...each.values()];
}
