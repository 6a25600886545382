import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';

const CLIENT = new URL('../../dist/client/', import.meta.url);

const names = v.optional(v.array(v.string()), []);
const ManifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), imports: names, dynamicImports: names, css: names, assets: names }),
);
type Manifest = v.InferOutput<typeof ManifestSchema>;

/** What the build has made of each source file, as Vite's manifest tells it. */
export const readManifest = (): Manifest =>
  v.parse(ManifestSchema, JSON.parse(readFileSync(new URL('.vite/manifest.json', CLIENT), 'utf8')));

export const readBuilt = (file: string): Buffer => readFileSync(new URL(file, CLIENT));

/** Bytes a shopper fetches of a file: fonts are compressed already, text travels as the brotli file that lies beside it. */
export const travelSize = (file: string): number =>
  statSync(new URL(file.endsWith('.woff2') ? file : `${file}.br`, CLIENT)).size;

/** A chunk and all that it imports at once, by their keys in the manifest. */
export function chunksOf(manifest: Manifest, key: string, known = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (known.has(key)) return known;
  known.add(key);
  for (const imported of chunk.imports) chunksOf(manifest, imported, known);
  return known;
}

/** The files of some chunks: their scripts, or their styles. */
export function filesOf(manifest: Manifest, keys: Iterable<string>, kind: 'file' | 'css'): readonly string[] {
  return [...new Set([...keys].flatMap((key) => manifest[key]?.[kind] ?? []))];
}

/** Sizes in a table, largest first, for a person who has to find out what grew. */
export function sizeTable(files: readonly string[]): string {
  const rows = files.map((file) => ({ file, size: travelSize(file) })).sort((a, b) => b.size - a.size);
  return [...rows, { file: 'in all', size: totalSize(files) }]
    .map(({ file, size }) => `${String(size).padStart(8)}  ${file}`)
    .join('\n');
}

export const totalSize = (files: readonly string[]): number => files.reduce((sum, file) => sum + travelSize(file), 0);
