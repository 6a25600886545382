import type { AnyStateMachine } from 'xstate';
import type { Chart } from '#src/flowbook/chart/chart-model.ts';
import { readChart } from '#src/flowbook/chart/read-chart.ts';
import { allLayouts } from '#src/flowbook/layout/all-layouts.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';

const MACHINES: readonly AnyStateMachine[] = FLOWS.map(({ machine }) => machine);

/** All charts as data, how each is laid out, and who tells whom what. */
export async function drawnCharts() {
  const charts: readonly Chart[] = MACHINES.map(readChart);
  const layouts = Object.fromEntries(
    await Promise.all(charts.map(async (chart) => [chart.id, await allLayouts(chart)] as const)),
  );
  return { charts, layouts, map: { none: true } };
}
