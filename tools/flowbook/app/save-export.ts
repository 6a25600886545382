import { EXTENSIONS, type PageFormat } from '#tools/flowbook/export/page-formats.ts';

/** Gives the browser a chart in a format, to be saved as a file. */
export async function saveExport(chart: string, format: PageFormat): Promise<void> {
  const { EXPORTS } = await import('virtual:flowbook-exports');
  const text = EXPORTS[chart]?.[format];
  if (text === undefined) throw new Error(`There is no ${format} of '${chart}'.`);
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: `${chart}.${EXTENSIONS[format]}` }).click();
  URL.revokeObjectURL(href);
}
