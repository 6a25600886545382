import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '#tests/support/charts.ts';
import { placesOf } from '#tools/chart-tests/engine/places.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { grouped } from '#tools/flowbook/chart/grouped.ts';
import type { MapArrow, MapBox, SystemMap } from './system-map.ts';

/** A machine, and what Flowbook shows of it. */
export type NamedMachine = { readonly machine: AnyStateMachine; readonly chart: Chart };

type Sent = { readonly from: string; readonly to: string; readonly fact: string; readonly becomes: string };
type Started = {
  readonly parent: string;
  readonly child: string;
  readonly id: string /** The state that invokes it; null where it is spawned. */;
  readonly state: string | null;
};
type Act = { readonly type?: unknown; readonly to?: unknown; readonly event?: unknown; readonly src?: unknown };

const PARENT = '#_parent';

/** Any property of it is it again: what code makes an event from, where only the event's type matters. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
});

/** The type of an event that is sent; null where only a run would tell. */
function typeOf(event: unknown): string | null {
  try {
    const made: unknown = typeof event === 'function' ? event(anything, anything) : event;
    const type = typeof made === 'object' && made !== null && 'type' in made ? made.type : made;
    return typeof type === 'string' && type !== '' ? type : null;
  } catch {
    return null;
  }
}

const actionsOf = ({ machine }: NamedMachine): readonly unknown[] => {
  const nodes = nodesOf(machine.root);
  const named = Object.values(machine.implementations.actions ?? {});
  return [
    ...nodes.flatMap((node) => [...node.entry, ...node.exit, ...placesOf(node).flatMap(([, { actions }]) => actions)]),
    ...named,
  ];
};

const isAct = (action: unknown): action is Act => typeof action === 'function' && 'resolve' in action;

/** Copies of a machine, as `provide` makes them, have its config. */
const isSame = (logic: unknown, { machine }: NamedMachine): boolean =>
  typeof logic === 'object' && logic !== null && 'config' in logic && logic.config === machine.config;

/** The machines that another one runs: named or not, invoked or spawned. */
function startedBy(parent: NamedMachine, all: readonly NamedMachine[]): readonly Started[] {
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

const answers = ({ chart }: NamedMachine, event: string): boolean =>
  chart.edges.some((edge) => edge.event === event && !edge.isForbidden);

/** Who receives what a machine sends: named actors, its parent, or, where code decides, those that it runs and that answer it. */
function receivers(sender: NamedMachine, to: unknown, event: string, started: readonly Started[]): readonly string[] {
  const { id } = sender.chart;
  if (to === PARENT) return started.filter(({ child }) => child === id).map(({ parent }) => parent);
  const own = started.filter(({ parent }) => parent === id);
  if (typeof to === 'string') return own.filter((one) => one.id === to).map(({ child }) => child);
  return own.map(({ child }) => child).filter((child) => child !== id && event !== '');
}

function sentBy(sender: NamedMachine, all: readonly NamedMachine[], started: readonly Started[]): readonly Sent[] {
  const from = sender.chart.id;
  const isAnswered = (to: string, event: string) => all.some((one) => one.chart.id === to && answers(one, event));
  return actionsOf(sender).flatMap((action): readonly Sent[] => {
    if (!isAct(action)) return [];
    const event = typeOf(action.event);
    if (event === null) return [];
    if (action.type === 'xstate.emit') {
      const parents = started.filter(({ child }) => child === from).map(({ parent }) => parent);
      return parents.filter((to) => isAnswered(to, event)).map((to) => ({ from, to, fact: event, becomes: event }));
    }
    if (action.type !== 'xstate.sendTo') return [];
    const isDecided = typeof action.to === 'string';
    return receivers(sender, action.to, event, started)
      .filter((to) => isDecided || isAnswered(to, event))
      .map((to) => ({ from, to, fact: event, becomes: event }));
  });
}

function arrowsOf(sent: readonly Sent[]): readonly MapArrow[] {
  return [...grouped(sent, ({ from, to }) => `${from} > ${to}`)].map(([id, group]) => ({
    id,
    from: group[0]?.from ?? '',
    to: group[0]?.to ?? '',
    facts: [...new Map(group.map(({ fact, becomes }) => [fact, { fact, becomes }])).values()],
  }));
}

function boxOf({ chart }: NamedMachine, started: readonly Started[]): MapBox {
  const start = started.find(({ child }) => child === chart.id);
  return {
    id: chart.id,
    kind: start === undefined && started.some(({ parent }) => parent === chart.id) ? 'root' : 'flow',
    title: chart.id,
    about: chart.description,
    startedBy: start?.parent ?? null,
    runsIn: start?.state || null,
    isMany: start?.state === null,
  };
}

/** What machines run one another, and what they send: as far as their charts say it, as none of them is run for it. */
export function mapOfMachines(machines: readonly NamedMachine[]): SystemMap {
  const started = machines.flatMap((machine) => startedBy(machine, machines));
  const starts = started.map(({ parent, child }): Sent => ({ from: parent, to: child, fact: 'runs', becomes: 'runs' }));
  const sent = machines.flatMap((machine) => sentBy(machine, machines, started));
  return {
    boxes: machines.map((machine) => boxOf(machine, started)),
    arrows: arrowsOf([...starts, ...sent]),
    pages: [],
    unreceived: [],
  };
}
