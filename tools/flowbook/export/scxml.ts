import type { Chart, ChartEdge, ChartState } from '#tools/flowbook/chart/chart-model.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

type Attributes = Readonly<Record<string, string | null>>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === null ? [] : [` ${name}="${escaped(value)}"`]))
    .join('');

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

function element(name: string, attributes: Attributes, inside: readonly string[] = []): readonly string[] {
  if (inside.length === 0) return [`<${name}${attributesOf(attributes)}/>`];
  return [`<${name}${attributesOf(attributes)}>`, ...indented(inside), `</${name}>`];
}

const ELEMENTS: Readonly<Record<ChartState['kind'], string>> = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
};

const AFTER = /^xstate\.after\.(?<delay>[^.]+)\./;

/** Events by the names that SCXML has for them. */
const eventOf = (event: string): string =>
  event
    .replace(/^xstate\.done\.actor\./, 'done.invoke.')
    .replace(/^xstate\.error\.actor\./, 'error.platform.')
    .replace(/^xstate\.done\.state\./, 'done.state.')
    .replace(/^xstate\.after\./, 'after.');

const idOf = (chart: Chart, path: string): string => (path === '' ? chart.id : `${chart.id}.${path}`);

/** Actions by their names: SCXML has no other element for external actions. */
const done = (actions: readonly string[]): readonly string[] =>
  actions.flatMap((action) => element('log', { label: 'action', expr: `'${action.replaceAll("'", "\\'")}'` }));

function transitionOf(edge: ChartEdge, chart: Chart): readonly string[] {
  const isInner =
    !edge.reenters && edge.targets.some((target) => target.startsWith(edge.state === '' ? '' : `${edge.state}.`));
  const attributes = {
    event: edge.event === '' ? null : eventOf(edge.event),
    cond: edge.guard,
    target: edge.targets.length === 0 ? null : edge.targets.map((target) => idOf(chart, target)).join(' '),
    type: isInner ? 'internal' : null,
  };
  return element('transition', attributes, done(edge.actions));
}

function clocksOf(edges: readonly ChartEdge[], { delays }: Chart): readonly { event: string; ms: number }[] {
  return [...new Set(edges.map(({ event }) => event))].flatMap((event) => {
    const delay = AFTER.exec(event)?.groups?.delay;
    return delay === undefined ? [] : [{ event: eventOf(event), ms: delays[delay] ?? Number(delay) }];
  });
}

function stateOf(state: ChartState, chart: Chart): readonly string[] {
  const edges = chart.edges.filter((edge) => edge.state === state.path);
  const clocks = clocksOf(edges, chart);
  const sent = clocks.flatMap(({ event, ms }) => element('send', { event, id: event, delay: `${ms}ms` }));
  const cancelled = clocks.flatMap(({ event }) => element('cancel', { sendid: event }));
  const entry = [...sent, ...done(state.entry)];
  const exit = [...cancelled, ...done(state.exit)];
  const within = chart.states.filter(({ parent }) => parent === state.path);
  const inside = [
    ...(entry.length === 0 ? [] : element('onentry', {}, entry)),
    ...(exit.length === 0 ? [] : element('onexit', {}, exit)),
    ...state.invokes.flatMap(({ id, src }) => element('invoke', { id, src: `#${src}`, type: 'xstate' })),
    ...edges.flatMap((edge) => transitionOf(edge, chart)),
    ...within.flatMap((child) => stateOf(child, chart)),
  ];
  const initial = state.initial === null ? null : idOf(chart, state.initial);
  return element(ELEMENTS[state.kind], { id: idOf(chart, state.path), initial }, inside);
}

/** A chart as SCXML. It names guards and actions; the program that runs it implements them. */
export function scxmlOf(chart: Chart): string {
  const [root] = chart.states;
  const inside = root ? stateOf(root, chart) : [];
  const attributes = { xmlns: 'http://www.w3.org/2005/07/scxml', version: '1.0', name: chart.id, initial: chart.id };
  return `${['<?xml version="1.0" encoding="UTF-8"?>', ...element('scxml', attributes, inside)].join('\n')}\n`;
}
