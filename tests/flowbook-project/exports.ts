import { chartText } from '#tools/flowbook/export/chart-text.ts';
import { TEXT_FORMATS, type TextFormat } from '#tools/flowbook/export/page-formats.ts';
import { MACHINES, SKETCHES } from './charts.ts';

/** By the chart, and by the format: what its page lets one save. */
export async function allExports(): Promise<Readonly<Record<string, Readonly<Record<TextFormat, string>>>>> {
  const all: Record<string, Record<TextFormat, string>> = {};
  for (const machine of [...MACHINES, ...SKETCHES.found.map((one) => one.machine)]) {
    const texts = await Promise.all(
      TEXT_FORMATS.map(async (format) => [format, await chartText(machine, format)] as const),
    );
    all[machine.id] = Object.fromEntries(texts) as Record<TextFormat, string>;
  }
  return all;
}
