import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SHOP } from '#tests/flowbook-project/project.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import { CACHE_FOLDER } from './layout-cache.ts';

/** Read at once: while pages are served, each of seven hundred files, read one after the other, would wait for its turn. */
function walkedCode(root: string): string {
  const files = SHOP.walked.flatMap((folder) =>
    readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

const walked = (root: string): Promise<SystemMap> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(join(root, 'tools/flowbook/build/walk-map.mjs'), {
      workerData: { root, charts: SHOP.charts },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** The map of all flows, walked once for as long as no chart, and nothing that walks them, changes. @throws where a chart cannot be walked */
export async function storedMap(root: string, walk = walked): Promise<SystemMap> {
  const code = walkedCode(root);
  const file = join(root, CACHE_FOLDER, `map-${code}.json`);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return JSON.parse(known) as SystemMap;
  const map = await walk(root);
  // What was edited meanwhile may be in it, or not: the next one finds it again.
  if (walkedCode(root) !== code) return map;
  await mkdir(join(root, CACHE_FOLDER), { recursive: true });
  await writeFile(file, JSON.stringify(map));
  return map;
}
