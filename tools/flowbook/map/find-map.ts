import { PAGES as SHOP_PAGES } from '#machines/domain/routes.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { nodesOf } from '#tests/support/charts.ts';
import type { Chart, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import { grouped } from '#tools/flowbook/chart/grouped.ts';
import { durationInWords, eventInWords } from '#tools/flowbook/chart/in-words.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { actionsOf, type ChartAction } from './chart-actions.ts';
import { EFFECTS, OUTSIDE, SENT_FROM_OUTSIDE } from './outside.ts';
import type { MapArrow, MapBox, MapFact, MapPage, Outside, SystemMap } from './system-map.ts';

type Sent = MapFact & { readonly from: string; readonly to: string };
type Known = { readonly chart: Chart; readonly actions: readonly ChartAction[]; readonly listensTo: readonly string[] };

const ROOT = 'shop';
const PAGES = 'running.page';

/** The flows whose facts a chart is passed on. */
function relayed(machine: (typeof FLOWS)[number]['machine']): readonly string[] {
  const invoked = nodesOf(machine.root).flatMap(({ invoke }) => invoke);
  return invoked.flatMap((each) => {
    const input: unknown = 'input' in each ? each.input : undefined;
    const isRelay = each.src === 'relay' && typeof input === 'object' && input !== null && 'flows' in input;
    return isRelay && Array.isArray(input.flows) ? input.flows.map(String) : [];
  });
}

const answers = (chart: Chart, event: string): boolean =>
  chart.edges.some((edge) => edge.event === event && !edge.isForbidden);

/** Facts that flows report, and charts between them hear. */
function received(known: readonly Known[]): readonly Sent[] {
  return known.flatMap(({ chart: { id }, actions }) =>
    actions.flatMap((action) => {
      if (action.kind !== 'reports') return [];
      const listeners = known.filter(({ chart, listensTo }) => listensTo.includes(id) && answers(chart, action.fact));
      return listeners.map(({ chart }) => ({ from: id, to: chart.id, fact: action.fact, becomes: action.fact }));
    }),
  );
}

/** The events that charts send in answer to others. */
const passedOn = ({ chart: { id, delays }, actions }: Known): readonly Sent[] =>
  actions.flatMap((action) =>
    action.kind === 'sends'
      ? [{ from: id, to: action.to, fact: eventInWords(action.at, delays).words, becomes: action.event }]
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

type Started = { readonly by: Chart; readonly state: ChartState };

/** Who starts a chart, and in which of its states. */
function startOf(id: string, charts: readonly Chart[]): Started | undefined {
  const all = charts.flatMap((by) => by.states.map((state) => ({ by, state })));
  return all.find(({ state }) => state.invokes.some(({ src }) => src === id));
}

function boxOf({ chart, actions }: Known, all: readonly Known[]): MapBox {
  const start = startOf(
    chart.id,
    all.map((each) => each.chart),
  );
  const sender = all.find((each) => each.actions.some((action) => action.kind === 'sends' && action.to === chart.id));
  const isBetween =
    actions.some((action) => action.kind === 'sends') || all.find((each) => each.chart === chart)?.listensTo.length;
  const isPage = start?.state.path.startsWith(`${PAGES}.`) ?? false;
  const kind = isBetween ? 'between' : 'flow';
  return {
    id: chart.id,
    kind: chart.id === ROOT ? 'root' : kind,
    title: chart.id,
    about: chart.description,
    // A chart that no state invokes is started for each product by the chart that sends to it.
    startedBy: chart.id === ROOT ? null : (start?.by.id ?? sender?.chart.id ?? null),
    runsIn: isPage ? (start?.state.path ?? null) : null,
    isMany: start === undefined && sender !== undefined,
  };
}

const outsideBox = ([id, { title, about }]: [string, (typeof OUTSIDE)[Outside]]): MapBox => ({
  id,
  kind: 'outside',
  title,
  about,
  startedBy: null,
  runsIn: null,
  isMany: false,
});

const ADDRESSES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SHOP_PAGES.map(({ name, path }) => [name, path])),
  products: '/products',
  product: '/products/…',
  productPlaceholder: '/product/…',
  text: '/about, …',
};

/** The pages are the states of the root that an address leads to. */
function pagesOf(root: Chart): readonly MapPage[] {
  const led = root.edges.filter(({ state, event }) => state === PAGES && event === 'navigation.page.reached');
  const paths = new Set(led.flatMap(({ targets }) => targets));
  return root.states
    .filter(({ path }) => paths.has(path))
    .map(({ path, key, description, parent }) => ({
      path,
      key,
      about: description,
      within: parent === PAGES ? null : parent,
      address: ADDRESSES[key] ?? null,
      flows: root.states
        .filter((state) => state.path === path || state.path.startsWith(`${path}.`))
        .flatMap(({ invokes }) => invokes.map(({ src }) => src))
        .filter((src) => src !== 'relay'),
    }));
}

/** The events between all charts, found by walking them. This takes some seconds. */
export function findMap(): SystemMap {
  const known = FLOWS.map((flow) => ({
    chart: readChart(flow.machine),
    actions: actionsOf(flow),
    listensTo: relayed(flow.machine),
  }));
  const facts = received(known);
  const reported = known.flatMap(({ chart: { id }, actions }) =>
    actions.flatMap((action) => (action.kind === 'reports' ? [{ from: id, fact: action.fact }] : [])),
  );
  const root = known.find(({ chart }) => chart.id === ROOT);
  return {
    boxes: [
      ...known.map((each) => boxOf(each, known)),
      ...Object.entries(OUTSIDE).map(([id, thing]) => outsideBox([id, thing])),
    ],
    arrows: arrowsOf([...facts, ...known.flatMap(passedOn), ...known.flatMap(outsideOf)]),
    pages: root ? pagesOf(root.chart) : [],
    unreceived: reported.filter(({ from, fact }) => !facts.some((sent) => sent.from === from && sent.fact === fact)),
  };
}
