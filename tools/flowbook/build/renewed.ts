import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import type { DrawnCharts } from './drawn-charts.ts';

/** A chart that has changed while Flowbook is open. */
export type RenewedChart = { readonly chart: Chart; readonly layouts: Readonly<Record<string, Placed>> };

/** What the development server sends to the page when charts have changed. */
export type Renewal = {
  readonly charts: readonly RenewedChart[];
  /** The map as far as the charts say it. */
  readonly map: SystemMap;
  /** When the code has changed, as the server's addresses have it. */
  readonly at: number;
  /** Whether code that the page has loaded to run it alone has changed. */
  readonly isRunChanged: boolean;
};

/** By this name the development server sends them to the page. */
export const RENEWED = 'flowbook:charts';

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const idsOf = ({ charts }: DrawnCharts): readonly string[] => charts.map(({ id }) => id);

/** The charts that have changed; null where there are others than before, or others that are not valid: the page is loaded again. */
export async function renewedCharts(before: DrawnCharts, now: DrawnCharts): Promise<readonly RenewedChart[] | null> {
  if (!isSame(idsOf(before), idsOf(now)) || !isSame(before.invalid, now.invalid)) return null;
  if (!isSame(before.spawned, now.spawned)) return null;
  const former = new Map(before.charts.map((chart) => [chart.id, chart]));
  const changed = now.charts.filter((chart) => !isSame(chart, former.get(chart.id)));
  return await Promise.all(changed.map(async (chart) => ({ chart, layouts: await now.layoutsOf(chart) })));
}
