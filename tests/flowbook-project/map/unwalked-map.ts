import type { AnyStateMachine } from 'xstate';
import { PAGES as SHOP_PAGES } from '#machines/domain/routes.ts';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { type NamedMachine, type Spawned, spawnedIn } from '#tools/flowbook/map/started.ts';
import type { MapBox, MapPage, Outside, SystemMap } from '#tools/flowbook/map/system-map.ts';
import { OUTSIDE } from './outside.ts';

const ROOT = 'shop';
const PAGES = 'running.page';

/** The charts whose events a chart receives. */
export function relayedTo(machine: AnyStateMachine): readonly string[] {
  const invoked = nodesOf(machine.root).flatMap(({ invoke }) => invoke);
  return invoked.flatMap((each) => {
    const input: unknown = 'input' in each ? each.input : undefined;
    const isRelay = each.src === 'relay' && typeof input === 'object' && input !== null && 'flows' in input;
    return isRelay && Array.isArray(input.flows) ? input.flows.map(String) : [];
  });
}

/** The state that starts a chart, and the chart that it is a state of. */
function startOf(id: string, charts: readonly Chart[]): { readonly by: string; readonly state: string } | undefined {
  const all = charts.flatMap((by) =>
    by.states.map((state) => ({ by: by.id, state: state.path, started: state.invokes })),
  );
  return all.find(({ started }) => started.some(({ src }) => src === id));
}

const sendsToOthers = ({ states, edges }: Chart): boolean =>
  [...states.flatMap(({ entry, exit }) => [...entry, ...exit]), ...edges.flatMap(({ actions }) => actions)].some(
    (action) => action.startsWith('send '),
  );

function boxOf({ machine, chart }: NamedMachine, charts: readonly Chart[], spawned: readonly Spawned[]): MapBox {
  const start = startOf(chart.id, charts);
  const spawner = spawned.find((each) => each.chart === chart.id);
  const isPage = start?.state.startsWith(`${PAGES}.`) ?? false;
  const kind = sendsToOthers(chart) || relayedTo(machine).length > 0 ? 'between' : 'flow';
  return {
    id: chart.id,
    kind: chart.id === ROOT ? 'root' : kind,
    title: chart.id,
    about: chart.description,
    startedBy: chart.id === ROOT ? null : (start?.by ?? spawner?.by ?? null),
    runsIn: isPage ? (start?.state ?? null) : null,
    isMany: start === undefined && spawner !== undefined,
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

/** The map as far as the charts say it: its boxes and pages. The events between them are found by a walk, which takes many seconds. */
export function unwalkedMap(machines: readonly NamedMachine[]): SystemMap {
  const charts = machines.map(({ chart }) => chart);
  const spawned = spawnedIn(machines);
  const root = charts.find(({ id }) => id === ROOT);
  return {
    boxes: [
      ...machines.map((machine) => boxOf(machine, charts, spawned)),
      ...Object.entries(OUTSIDE).map(([id, thing]) => outsideBox([id, thing])),
    ],
    arrows: [],
    pages: root ? pagesOf(root) : [],
    unreceived: [],
  };
}
