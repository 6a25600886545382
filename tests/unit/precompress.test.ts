import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from '#tools/shared/precompress.mjs';

test('RUN-1 every kind of text file gets both compressed copies, and a picture none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  const texts = ['a.css', 'a.html', 'a.js', 'a.json', 'a.svg', 'a.txt', 'a.webmanifest', 'a.xml'];
  for (const name of [...texts, 'a.avif', 'a.woff2', 'json'])
    await writeFile(join(folder, name), `${name}, `.repeat(9));
  await precompress(folder);
  const copies = (await readdir(folder)).filter((name) => /\.(?:br|gz)$/.test(name)).sort();
  expect(copies).toEqual(texts.flatMap((name) => [`${name}.br`, `${name}.gz`]));
  expect(brotliDecompressSync(await readFile(join(folder, 'a.json.br'))).toString()).toBe('a.json, '.repeat(9));
  expect(gunzipSync(await readFile(join(folder, 'a.json.gz'))).toString()).toBe('a.json, '.repeat(9));
  await rm(folder, { recursive: true });
});
