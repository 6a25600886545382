import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { placesOf } from '#tools/chart-tests/engine/places.ts';
import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { type History, historiesOf } from './history.ts';
import { Conditions, identifier } from './scxml-conditions.ts';
import { isInner, wrappedStates } from './scxml-domain.ts';
import { holdersOf } from './scxml-held.ts';
import { ScxmlNames } from './scxml-names.ts';
import { comment, element } from './xml.ts';

const SCXML = 'http://www.w3.org/2005/07/scxml';
/** The one kind of invoked program that every reader of SCXML has. */
const INVOKED = 'http://www.w3.org/TR/scxml/';
/** Where a delay is computed as the chart runs; the program that runs it says another. */
const UNKNOWN_DELAY = "'1s'";

const ELEMENTS: Readonly<Record<ChartState['kind'], string>> = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
};

/** An event that the chart raises at once, as the diagram says it. */
const RAISED = /^raise (?<event>\S+)$/;

/** Exact names first, then those with a wildcard, the longest first: XState asks them in this order. */
function inOrder(edges: readonly ChartEdge[]): readonly ChartEdge[] {
  const rank = ({ event }: ChartEdge) => (event.endsWith('*') ? 1 / (1 + event.length) : 0);
  return edges.toSorted((a, b) => rank(a) - rank(b));
}

/** All conditions at once. */
const all = (conditions: readonly string[]): string =>
  conditions.length === 1
    ? conditions.join('')
    : conditions.map((each) => (each.includes(' || ') ? `(${each})` : each)).join(' && ');

class Writer {
  readonly chart: Chart;
  readonly #names: ScxmlNames;
  readonly #conditions: Conditions;
  readonly #guards: ReadonlyMap<string, unknown>;
  readonly #histories: ReadonlyMap<string, History>;
  readonly #wrapped: ReadonlySet<string>;
  readonly #events: readonly string[];
  /** The ids of the data that delays are, by the delays. */
  readonly #delays = new Map<string, string>();

  constructor(machine: AnyStateMachine) {
    const nodes = nodesOf(machine.root);
    this.chart = readChart(machine);
    this.#wrapped = wrappedStates(this.chart);
    this.#names = new ScxmlNames(this.chart, this.#wrapped);
    const paths = new Map(nodes.map(({ id, path }) => [`#${id}`, path.join('.')]));
    this.#conditions = new Conditions(this.#names.ids, (state) => this.#names.state(paths.get(state) ?? state));
    this.#guards = new Map(nodes.flatMap(placesOf).map(([{ id }, { guard }]) => [id, guard]));
    this.#histories = historiesOf(machine.root);
    this.#events = this.chart.edges.map(({ event }) => event);
  }

  document(): readonly string[] {
    const [root] = this.chart.states;
    if (!root) throw new Error(`${this.chart.id} has no states.`);
    const id = this.#names.state('');
    const states = this.#state(root);
    const data = [...this.#conditions.lines(), ...this.#delayLines()];
    const attributes = { xmlns: SCXML, version: '1.0', name: id, datamodel: 'ecmascript', initial: id };
    return element('scxml', attributes, [
      ...(data.length === 0 ? [] : element('datamodel', {}, data)),
      ...states,
      ...(this.#hasEnd(root) ? element('final', { id: this.#end }) : []),
    ]);
  }

  #delayLines(): readonly string[] {
    return [...this.#delays].flatMap(([delay, id]) => [
      comment(`the delay ${delay}, which is computed as the chart runs`),
      ...element('data', { id, expr: UNKNOWN_DELAY }),
    ]);
  }

  /** SCXML's 'cart' is 'cart.viewed' as well; XState's is not. */
  #sameName({ event }: ChartEdge): readonly string[] {
    const isLonger = this.#events.some((other) => other.startsWith(`${event}.`) && !event.endsWith('*'));
    return event !== '' && isLonger ? [this.#isNamed(event)] : [];
  }

  #isNamed(event: string): string {
    return `_event.name === '${this.#names.event(event, '').replaceAll("'", "\\'")}'`;
  }

  #own({ id }: ChartEdge): readonly string[] {
    const guard = this.#guards.get(id);
    return guard === undefined ? [] : [this.#conditions.expression(guard)];
  }

  #notHeld(edge: ChartEdge): readonly string[] {
    return holdersOf(edge, this.chart).map((holder) => {
      const name = holder.isNamed ? [this.#isNamed(holder.edge.event)] : [];
      return `!(${all([...name, `In('${this.#names.state(holder.edge.state)}')`, ...this.#own(holder.edge)])})`;
    });
  }

  #condition(edge: ChartEdge): string | null {
    const conditions = [...this.#sameName(edge), ...this.#notHeld(edge), ...this.#own(edge)];
    return conditions.length === 0 ? null : all(conditions);
  }

  #targets(edge: ChartEdge): readonly string[] {
    const { state, targets } = edge;
    if (!isInner(edge)) return targets;
    // A state that leads to itself begins anew within, and is not left.
    return targets.flatMap((target) => {
      if (target !== state) return target;
      return this.chart.states.find(({ path }) => path === state)?.initial ?? [];
    });
  }

  #transition(edge: ChartEdge): readonly string[] {
    // XState takes it once; SCXML again and again, as it leads nowhere else.
    if (edge.event === '' && edge.targets.length === 0) {
      return [comment(`always${edge.guard === null ? '' : `, if ${edge.guard}`}: ${edge.actions.join(', ')}`)];
    }
    const targets = this.#targets(edge);
    const isRegions = isInner(edge) && targets.length === 0 && this.#wrapped.has(edge.state);
    const ids = isRegions ? [this.#names.regions(edge.state)] : targets.map((path) => this.#names.state(path));
    const attributes = {
      event: edge.event === '' ? null : this.#names.event(edge.event, edge.state),
      cond: this.#condition(edge),
      target: ids.length === 0 ? null : ids.join(' '),
      type: isInner(edge) && ids.length > 0 ? 'internal' : null,
    };
    return element('transition', attributes, this.#done(edge.actions));
  }

  /** Actions by their names, but for raised events: SCXML has no other element for what the program does. */
  #done(actions: readonly string[]): readonly string[] {
    return actions.flatMap((action) => {
      const event = RAISED.exec(action)?.groups?.event;
      return event === undefined
        ? element('log', { label: 'action', expr: JSON.stringify(action) })
        : element('raise', { event: this.#names.event(event, '') });
    });
  }

  #clocks(edges: readonly ChartEdge[]): readonly { event: string; delay: string }[] {
    const delays = new Map(edges.flatMap(({ event, delay }) => (delay === undefined ? [] : [[event, delay] as const])));
    return [...delays].map(([event, delay]) => ({ event, delay }));
  }

  #sent({ event, delay }: { event: string; delay: string }): readonly string[] {
    const ms = ownEntry(this.chart.delays, delay) ?? Number(delay);
    const known = Number.isFinite(ms) ? `${ms}ms` : null;
    if (known === null) this.#delays.set(delay, this.#names.ids.of(`delay ${delay}`, identifier(delay)));
    const attributes = { event: this.#names.event(event, ''), id: this.#names.clock(event), delay: known };
    return element('send', { ...attributes, delayexpr: this.#delays.get(delay) ?? null });
  }

  /** The program runs it, and answers with its event; until then it is a chart that waits. */
  #invoked(path: string, index: number, { id, src }: ChartState['invokes'][number]): readonly string[] {
    const waiting = element('scxml', { xmlns: SCXML, version: '1.0' }, element('state', {}));
    const attributes = { id: this.#names.invoke(path, index, id), type: INVOKED };
    return [comment(`runs ${src}`), ...element('invoke', attributes, element('content', {}, waiting))];
  }

  #history(state: ChartState): readonly string[] {
    const history = this.#histories.get(state.path);
    const target = history?.targets.map((path) => this.#names.state(path)).join(' ') || null;
    const attributes = { id: this.#names.state(state.path), type: history?.isDeep ? 'deep' : 'shallow' };
    return element('history', attributes, element('transition', { target }));
  }

  #state(state: ChartState): readonly string[] {
    const { path, kind, entry, exit } = state;
    if (kind === 'history') return this.#history(state);
    const edges = inOrder(this.chart.edges.filter((edge) => edge.state === path));
    const clocks = this.#clocks(edges);
    const onEntry = [...clocks.flatMap((clock) => this.#sent(clock)), ...this.#done(entry)];
    const onExit = [
      ...clocks.flatMap(({ event }) => element('cancel', { sendid: this.#names.clock(event) })),
      ...this.#done(exit),
    ];
    const own = [
      ...(onEntry.length === 0 ? [] : element('onentry', {}, onEntry)),
      ...(onExit.length === 0 ? [] : element('onexit', {}, onExit)),
      ...edges.flatMap((edge) => this.#transition(edge)),
      ...state.invokes.flatMap((invoke, index) => this.#invoked(path, index, invoke)),
      ...this.#ended(state),
    ];
    const within = this.chart.states.filter(({ parent }) => parent === path).flatMap((child) => this.#state(child));
    const id = this.#names.state(path);
    if (this.#wrapped.has(path)) {
      return element('state', { id }, [...own, ...element('parallel', { id: this.#names.regions(path) }, within)]);
    }
    const initial = state.initial === null ? null : this.#names.state(state.initial);
    const begun = this.#done(state.initially ?? []);
    if (begun.length === 0) return element(ELEMENTS[kind], { id, initial }, [...own, ...within]);
    const beginning = element('initial', {}, element('transition', { target: initial }, begun));
    return element(ELEMENTS[kind], { id }, [...beginning, ...own, ...within]);
  }

  get #end(): string {
    return this.#names.ids.of('end', `${this.#names.state('')}.end`);
  }

  /** Whether the chart can end: it answers nothing afterwards. */
  #hasEnd({ path, kind }: ChartState): boolean {
    const within = this.chart.states.filter(({ parent }) => parent === path);
    if (kind === 'parallel') return within.every((region) => this.#hasEnd(region));
    return within.some((state) => state.kind === 'final');
  }

  #ended(state: ChartState): readonly string[] {
    if (state.path !== '' || !this.#hasEnd(state)) return [];
    return element('transition', { event: `done.state.${this.#names.over('')}`, target: this.#end });
  }
}

/**
 * A chart as SCXML that runs: tests of states are conditions, each other guard is a datum that the program sets, actions
 * are logged by their names, and what it invokes waits for the program's answer.
 */
export const scxmlOf = (machine: AnyStateMachine): string =>
  `${['<?xml version="1.0" encoding="UTF-8"?>', ...new Writer(machine).document()].join('\n')}\n`;
