import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import type { DrawnCharts } from './drawn-charts.ts';

/** A chart that has changed while Flowbook is open. */
export type RenewedChart = { readonly chart: Chart; readonly layouts: Readonly<Record<string, Placed>> };

/** By this name the development server sends them to the page. */
export const RENEWED = 'flowbook:charts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const idsOf = ({ charts }: DrawnCharts): readonly string[] => charts.map(({ id }) => id);

/** The charts that have changed; null where there are others than before, or others that are not valid: the page is loaded again. */
export async function renewedCharts(before: DrawnCharts, now: DrawnCharts): Promise<readonly RenewedChart[] | null> {
  if (!isSame(idsOf(before), idsOf(now)) || !isSame(before.invalid, now.invalid)) return null;
  if (!isSame(before.spawned, now.spawned)) return null;
  const former = new Map(before.charts.map((chart) => [chart.id, chart]));
  const changed = now.charts.filter((chart) => !isSame(chart, former.get(chart.id)));
  // What runs alone runs in the page itself.
  if (changed.some(({ id }) => now.alone.some(({ chart }) => chart === id))) return null;
  return await Promise.all(changed.map(async (chart) => ({ chart, layouts: await now.layoutsOf(chart) })));
}
