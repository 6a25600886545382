import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';

const CLIENT = new URL('../../dist/client/', import.meta.url);

const place = { file: v.string(), csp: v.string() };
const PagesSchema = v.object({
  pages: v.array(v.object({ ...place, path: v.string() })),
  shells: v.array(v.object(place)),
  notFound: v.object(place),
});
const names = v.array(v.string());
const FontSchema = v.object({
  family: v.string(),
  source: v.string(),
  descriptors: v.object({ style: v.string(), weight: v.string() }),
});
const DataSchema = v.object({ page: v.string(), scripts: names, fonts: v.array(FontSchema) });

/** The list of prerendered pages that the build has written. */
export const readPages = (): v.InferOutput<typeof PagesSchema> =>
  v.parse(PagesSchema, JSON.parse(readFileSync(new URL('../pages.json', CLIENT), 'utf8')));

export const readBuilt = (file: string): Buffer => readFileSync(new URL(file, CLIENT));

/** A prerendered page, the files that it requests, and its inline styles. */
export function readStaticPage(file: string): {
  html: string;
  data: v.InferOutput<typeof DataSchema>;
  styles: string;
} {
  const html = readBuilt(file).toString();
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const styles = /<style id="page-styles">(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  return { html, data: v.parse(DataSchema, JSON.parse(data)), styles };
}

/** Bytes a shopper fetches of a file: fonts are compressed already, text travels as the brotli file that lies beside it. */
const travelSize = (file: string): number =>
  statSync(new URL(`.${file.endsWith('.woff2') ? file : `${file}.br`}`, CLIENT)).size;

/** Sizes in a table, largest first, for a person who has to find out what grew. */
export function sizeTable(files: readonly string[]): string {
  const rows = files.map((file) => ({ file, size: travelSize(file) })).sort((a, b) => b.size - a.size);
  return [...rows, { file: 'in all', size: totalSize(files) }]
    .map(({ file, size }) => `${String(size).padStart(8)}  ${file}`)
    .join('\n');
}

export const totalSize = (files: readonly string[]): number => files.reduce((sum, file) => sum + travelSize(file), 0);
