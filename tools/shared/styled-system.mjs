import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { codegen } from './build.mjs';
import { path } from './loaded.mjs';

/** A hash of the inputs of the styles. It is in their folder, so that both are deleted together. */
const STAMP = 'styled-system/.generated-from';
const SETTINGS = ['panda.config.ts', 'package-lock.json'];
/** Folders that Panda's settings import from, and which files of them. */
const FOLDERS = { src: /^theme[\\/].*\.(?:ts|json)$|\.recipe\.ts$/, 'tools/build/panda': /\.[jt]s$/ };

async function inputs() {
  const files = Object.entries(FOLDERS).map(async ([folder, isInput]) => {
    const names = await readdir(path(folder), { recursive: true });
    return names.filter((name) => isInput.test(name)).map((name) => `${folder}/${name}`);
  });
  return [...SETTINGS, ...(await Promise.all(files)).flat().sort()];
}

async function fingerprint() {
  const hash = createHash('sha256');
  for (const file of await inputs()) hash.update(file).update(await readFile(path(file)));
  return hash.digest('hex');
}

/** Writes styled-system/, unless that was done from the same settings before: it takes seconds. @returns as codegen() does */
export async function currentStyles() {
  const now = await fingerprint();
  const before = await readFile(path(STAMP), 'utf8').catch(() => null);
  if (before === now) return { ok: true, output: '' };
  const result = await codegen();
  if (result.ok) await writeFile(path(STAMP), now);
  return result;
}
