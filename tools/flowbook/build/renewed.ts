import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import type { DrawnCharts } from './drawn-charts.ts';
import type { Listed } from './listed.ts';

/** A chart that has changed or come while Flowbook is open. */
export type RenewedChart = { readonly chart: Chart; readonly layouts: Readonly<Record<string, Placed>> };

/** What the development server sends to the page when charts have changed. */
export type Renewal = {
  readonly charts: readonly RenewedChart[];
  readonly listed: Listed;
  /** What has changed since. */
  readonly former: string;
  /** The map as far as the charts say it. */
  readonly map: SystemMap;
  /** When the code has changed, as the server's addresses have it. */
  readonly at: number;
  /** Whether code that the page has loaded to run it alone has changed. */
  readonly isRunChanged: boolean;
};

/** By this name the development server sends them to the page. */
export const RENEWED = 'flowbook:charts';

/** By this name a page says which version it shows, once it follows what changes. */
export const SHOWN = 'flowbook:shown';

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The charts that are new or have changed. */
export async function renewedCharts(before: DrawnCharts, now: DrawnCharts): Promise<readonly RenewedChart[]> {
  const former = new Map(before.charts.map((chart) => [chart.id, chart]));
  const changed = now.charts.filter((chart) => !isSame(chart, former.get(chart.id)));
  return await Promise.all(changed.map(async (chart) => ({ chart, layouts: await now.layoutsOf(chart) })));
}
