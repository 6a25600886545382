import { chartText } from '#tools/flowbook/export/formats.ts';
import { PAGE_FORMATS, type PageFormat } from '#tools/flowbook/export/page-formats.ts';
import { MACHINES, SKETCHES } from './all-charts.ts';

/** By the chart, and by the format: what its page lets one save. */
export async function allExports(): Promise<Readonly<Record<string, Readonly<Record<PageFormat, string>>>>> {
  const all: Record<string, Record<PageFormat, string>> = {};
  for (const machine of [...MACHINES, ...SKETCHES.found.map((one) => one.machine)]) {
    const texts = await Promise.all(
      PAGE_FORMATS.map(async (format) => [format, await chartText(machine, format)] as const),
    );
    all[machine.id] = Object.fromEntries(texts) as Record<PageFormat, string>;
  }
  return all;
}
