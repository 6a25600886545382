import { CHARTS } from 'virtual:flowbook-charts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Known } from '#tools/flowbook/live/routes.ts';

const BY_ID = new Map(CHARTS.map((chart) => [chart.id, chart]));

/** @throws where there is no such chart */
export function chartCalled(id: string): Chart {
  const chart = BY_ID.get(id);
  if (!chart) throw new Error(`There is no chart '${id}'.`);
  return chart;
}

/** All that has an address. */
export const KNOWN: Known = new Map(CHARTS.map(({ id, states }) => [id, new Set(states.map(({ path }) => path))]));
