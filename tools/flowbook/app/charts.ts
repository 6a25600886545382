import { LISTED, CHARTS as PROJECT_CHARTS } from 'virtual:flowbook-charts';
import { PROJECT } from 'virtual:flowbook-project';
import type { Listed } from '#tools/flowbook/build/listed.ts';
import type { Renewal } from '#tools/flowbook/build/renewed.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { eventWords } from '#tools/flowbook/live/event-words.ts';
import type { Linkable } from '#tools/flowbook/live/link.ts';
import { type Route, routeOf } from '#tools/flowbook/live/routes.ts';
import { DROPPED } from './dropped.ts';

const dropped = DROPPED.map(({ chart }) => chart);
/** Also those that are gone: a visit that goes on may still run them. */
const byId = new Map([...PROJECT_CHARTS, ...dropped].map((chart) => [chart.id, chart]));
const all: Chart[] = [];
const known = new Map<string, Chart>();
let listed = LISTED;
const listeners = new Set<() => void>();
let version = 0;

/** All that are shown now: the project's, and those that were dropped. */
export const CHARTS: readonly Chart[] = all;

/** All that has an address. */
export const KNOWN: ReadonlyMap<string, Chart> = known;

/** @throws where there is no such chart */
export function chartCalled(id: string): Chart {
  const chart = byId.get(id);
  if (!chart) throw new Error(`There is no chart '${id}'.`);
  return chart;
}

/** An event that a chart has received, as its diagram calls it. */
export const receivedWords = ({ chart, event }: Pick<Happening, 'chart' | 'event'>): string =>
  eventWords(event, byId.get(chart) ?? { id: chart, edges: [] });

/** XState makes up the ids of actors without one: '0.deliveries.routing'. */
const MADE_UP = /^\d+\./;

/** An actor as the diagrams call it. */
export function actorWords(actor: string): string {
  if (!MADE_UP.test(actor)) return actor;
  const invoked = all.flatMap(({ states }) => states.flatMap(({ invokes }) => invokes)).find(({ id }) => id === actor);
  return invoked?.name ?? actor;
}

/** A transition for people: its state and what makes it happen. */
export function transitionWords(chart: string, id: string): string {
  const edge = byId.get(chart)?.edges.find((one) => one.id === id);
  return edge ? `${edge.state} ${edge.words}`.trim() : id;
}

/** What is shown where no chart is chosen: the one that the project says, else the first. */
export const firstChart = (): string => PROJECT.firstChart ?? all[0]?.id ?? '';

/** The page that the address names. */
export const routeNow = (): Route => routeOf(location.pathname, KNOWN, firstChart());

/** All that an address may name. */
export const LINKABLE: Linkable = { charts: KNOWN, calls: PROJECT.api.calls, start: PROJECT.start };

/** Which charts of the project there are now. */
export const listedNow = (): Listed => listed;

function list(now: Listed): void {
  listed = now;
  const ids = new Set([...now.ids, ...dropped.map(({ id }) => id)]);
  all.splice(0, all.length, ...[...ids].map(chartCalled));
  known.clear();
  for (const chart of all) known.set(chart.id, chart);
}

list(LISTED);

/** Shows the charts that there are now, in the place of those that there were. */
export function replaceCharts(renewal: Pick<Renewal, 'charts' | 'listed'>): void {
  for (const { chart } of renewal.charts) byId.set(chart.id, chart);
  list(renewal.listed);
  version += 1;
  for (const notify of listeners) notify();
}

/** Calls back when charts have changed. @returns a function that stops it */
export function onCharts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Rises with each change of charts. */
export const chartsVersion = (): number => version;
