import { pageTexts } from '#tools/flowbook/export/chart-text.ts';
import { diagramStyles } from '#tools/flowbook/export/diagram-styles.ts';
import type { PageTexts } from '#tools/flowbook/export/page-formats.ts';
import { MACHINES, SKETCHES } from './charts.ts';

/** By the chart: what its page lets one save. */
export async function allExports(): Promise<Readonly<Record<string, PageTexts>>> {
  const all: Record<string, PageTexts> = {};
  for (const machine of [...MACHINES, ...SKETCHES.found.map((one) => one.machine)])
    all[machine.id] = await pageTexts(machine, diagramStyles());
  return all;
}
