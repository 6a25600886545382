import { CHARTS as PROJECT_CHARTS } from 'virtual:flowbook-charts';
import { PROJECT } from 'virtual:flowbook-project';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Known } from '#tools/flowbook/live/routes.ts';
import { DROPPED } from './dropped.ts';

/** All that are shown: the project's, and those that were dropped. */
export const CHARTS: readonly Chart[] = [...PROJECT_CHARTS, ...DROPPED.machines.map(({ chart }) => chart)];

const BY_ID = new Map(CHARTS.map((chart) => [chart.id, chart]));

/** @throws where there is no such chart */
export function chartCalled(id: string): Chart {
  const chart = BY_ID.get(id);
  if (!chart) throw new Error(`There is no chart '${id}'.`);
  return chart;
}

/** What is shown where no chart is chosen: the one that the project says, else the first. */
export const FIRST_CHART = PROJECT.firstChart ?? CHARTS[0]?.id ?? '';

/** All that has an address. */
export const KNOWN: Known = new Map(CHARTS.map(({ id, states }) => [id, new Set(states.map(({ path }) => path))]));
