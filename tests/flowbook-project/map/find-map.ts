import { FLOWS } from '#tests/paths/all-flows.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { grouped } from '#tools/flowbook/chart/grouped.ts';
import { durationInWords, eventInWords } from '#tools/flowbook/chart/in-words.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import type { MapArrow, MapFact, SystemMap } from '#tools/flowbook/map/system-map.ts';
import { actionsOf, type ChartAction } from './chart-actions.ts';
import { EFFECTS, SENT_FROM_OUTSIDE } from './outside.ts';
import { relayedTo, unwalkedMap } from './unwalked-map.ts';

type Sent = MapFact & { readonly from: string; readonly to: string };
type Known = { readonly chart: Chart; readonly actions: readonly ChartAction[]; readonly listensTo: readonly string[] };

const answers = (chart: Chart, event: string): boolean =>
  chart.edges.some((edge) => edge.event === event && !edge.isForbidden);

/** Facts that flows report, and the charts that receive them. */
function received(known: readonly Known[]): readonly Sent[] {
  return known.flatMap(({ chart: { id }, actions }) =>
    actions.flatMap((action) => {
      if (action.kind !== 'reports') return [];
      const listeners = known.filter(({ chart, listensTo }) => listensTo.includes(id) && answers(chart, action.fact));
      return listeners.map(({ chart }) => ({ from: id, to: chart.id, fact: action.fact, becomes: action.fact }));
    }),
  );
}

const wordsIn = ({ edges }: Chart, event: string): string =>
  edges.find((edge) => edge.event === event)?.words ?? eventInWords(event).words;

/** The events that charts send in answer to others. */
const passedOn = ({ chart, actions }: Known): readonly Sent[] =>
  actions.flatMap((action) =>
    action.kind === 'sends'
      ? [{ from: chart.id, to: action.to, fact: wordsIn(chart, action.at), becomes: action.event }]
      : [],
  );

/** What actors and actions have to do with what lies outside. */
function outsideOf({ chart, actions }: Known): readonly Sent[] {
  const { id, states, delays } = chart;
  const names = [
    ...states.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
    ...actions.flatMap((action) => (action.kind === 'does' ? [action.action] : [])),
  ];
  const effects = [...new Set(names)].flatMap((name): Sent[] => {
    const effect = EFFECTS[`${id} ${name}`];
    if (!effect) return [];
    const { thing, sends = [] } = effect;
    const asked = { from: id, to: thing, fact: name, becomes: name };
    const sent = sends.filter((event) => answers(chart, event));
    return [
      ...(sends.length > 0 ? [] : [asked]),
      ...sent.map((event) => ({ from: thing, to: id, fact: event, becomes: event })),
    ];
  });
  const begun = SENT_FROM_OUTSIDE[id];
  return [
    ...effects,
    ...(begun?.events ?? []).map((event) => ({ from: begun?.thing ?? '', to: id, fact: event, becomes: event })),
    ...Object.entries(delays).map(([name, ms]) => ({
      from: 'clock',
      to: id,
      fact: `after ${durationInWords(ms)}`,
      becomes: name,
    })),
  ];
}

function arrowsOf(sent: readonly Sent[]): readonly MapArrow[] {
  return [...grouped(sent, ({ from, to }) => `${from} > ${to}`)].map(([id, group]) => ({
    id,
    from: group[0]?.from ?? '',
    to: group[0]?.to ?? '',
    facts: [...new Map(group.map(({ fact, becomes }) => [`${fact} ${becomes}`, { fact, becomes }])).values()],
  }));
}

/** The events between all charts, found by walking them. This takes many seconds. */
export function findMap(): SystemMap {
  const known = FLOWS.map((flow) => ({
    machine: flow.machine,
    chart: readChart(flow.machine),
    actions: actionsOf(flow),
    listensTo: relayedTo(flow.machine),
  }));
  const facts = received(known);
  const reported = known.flatMap(({ chart: { id }, actions }) =>
    actions.flatMap((action) => (action.kind === 'reports' ? [{ from: id, fact: action.fact }] : [])),
  );
  return {
    ...unwalkedMap(known),
    arrows: arrowsOf([...facts, ...known.flatMap(passedOn), ...known.flatMap(outsideOf)]),
    unreceived: reported.filter(({ from, fact }) => !facts.some((sent) => sent.from === from && sent.fact === fact)),
  };
}
