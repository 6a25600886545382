import { grouped } from '#tools/flowbook/chart/grouped.ts';
import { actionsOf, isAct, type NamedMachine, type Started, startedBy } from './started.ts';
import type { MapArrow, MapBox, SystemMap } from './system-map.ts';

type Sent = { readonly from: string; readonly to: string; readonly fact: string; readonly becomes: string };

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
