import { EXTENSIONS, type Format, type TextFormat } from '#tools/flowbook/export/page-formats.ts';
import { exportsNow } from './made-modules.ts';

async function textOf(chart: string, format: TextFormat): Promise<string> {
  const { EXPORTS } = await exportsNow();
  const text = EXPORTS[chart]?.[format];
  if (text === undefined) throw new Error('A machine that was dropped into this page cannot be saved from it.');
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
