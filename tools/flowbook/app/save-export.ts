import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import { EXTENSIONS, type Format, type TextFormat } from '#tools/flowbook/export/page-formats.ts';
import { DROPPED } from './dropped.ts';
import { exportsNow } from './made-modules.ts';

async function textOf(chart: string, format: TextFormat): Promise<string> {
  const dropped = DROPPED.find((one) => one.chart.id === chart);
  if (dropped) {
    const { droppedText } = await import('./dropped-text.ts');
    return await droppedText(dropped.machine, format);
  }
  const { EXPORTS } = await exportsNow();
  const text = ownEntry(EXPORTS, chart)?.[format];
  if (text === undefined) throw new Error(`No file has the chart ${chart} any more.`);
  if (typeof text === 'object') throw new Error(text.problem);
  return text;
}

async function fileOf(chart: string, format: Format): Promise<Blob> {
  if (format !== 'png') return new Blob([await textOf(chart, format)], { type: 'text/plain' });
  const { drawnPng } = await import('./drawn-png.ts');
  return await drawnPng(await textOf(chart, 'svg'));
}

/** Gives the browser a chart in a format, to be saved as a file. */
export async function saveExport(chart: string, format: Format): Promise<void> {
  const href = URL.createObjectURL(await fileOf(chart, format));
  Object.assign(document.createElement('a'), { href, download: `${chart}.${EXTENSIONS[format]}` }).click();
  URL.revokeObjectURL(href);
}
