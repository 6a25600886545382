import type { AnyStateMachine } from 'xstate';
import type { Chart } from '#src/flowbook/chart/chart-model.ts';
import { readChart } from '#src/flowbook/chart/read-chart.ts';
import { allLayouts } from '#src/flowbook/layout/all-layouts.ts';
import { flowbookMachine } from '#src/flowbook/machines/flowbook.machine.ts';
import { frameMachine } from '#src/flowbook/machines/frame.machine.ts';
import { viewerMachine } from '#src/flowbook/machines/viewer.machine.ts';
import { wayMachine } from '#src/flowbook/machines/way.machine.ts';
import { findMap } from '#src/flowbook/map/find-map.ts';
import { layOutMap } from '#src/flowbook/map/lay-out-map.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';

/** The shop's charts, and Flowbook's own: it draws itself. */
const MACHINES: readonly AnyStateMachine[] = [
  ...FLOWS.map(({ machine }) => machine),
  ...[flowbookMachine, viewerMachine, frameMachine, wayMachine],
];

/** All charts as data, how each is laid out, and who tells whom what. */
export async function drawnCharts() {
  const charts: readonly Chart[] = MACHINES.map(readChart);
  const map = findMap();
  const layouts = Object.fromEntries(
    await Promise.all(charts.map(async (chart) => [chart.id, await allLayouts(chart)] as const)),
  );
  return { charts, layouts, map, placedMap: await layOutMap(map) };
}
