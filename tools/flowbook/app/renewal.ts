import { RENEWED, type RenewedChart } from '#tools/flowbook/build/renewed.ts';
import { replaceCharts } from './charts.ts';
import { replaceLayouts } from './layouts.ts';
import { forgetSearchIndex } from './search-index.ts';

/** In development charts change while Flowbook is open. @param onChange is called after each change */
export function followChanges(onChange: () => void): void {
  import.meta.hot?.on(RENEWED, (renewed: readonly RenewedChart[]) => {
    for (const { chart, layouts } of renewed) replaceLayouts(chart.id, layouts);
    replaceCharts(renewed.map(({ chart }) => chart));
    forgetSearchIndex();
    onChange();
  });
}
