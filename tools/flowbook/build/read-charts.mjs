// Without this the first page of Flowbook comes a second later: the charts import 280 files, and a runner of Vite's asks for
// them one by one. Here they are bundled, in a thread of their own, so that the server answers meanwhile.
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { build } from 'vite';

const { root, files, cache } = workerData;
// Bundles import packages, so they lie in the project's folder.
const outDir = await mkdtemp(join(cache, 'charts-'));

/** Loads a TypeScript file of ours with all that it imports. */
async function load(file) {
  const name = `${basename(file.replaceAll('/', '-'), '.ts')}.mjs`;
  await build({
    ...{ configFile: false, root, logLevel: 'silent', publicDir: false },
    // PostCSS would load Panda, which handles all uncaught errors: a failing command would end with success.
    css: { postcss: {} },
    build: {
      ...{ ssr: file, outDir, emptyOutDir: false, minify: false },
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: name } },
    },
  });
  return import(pathToFileURL(join(outDir, name)).href);
}

async function readAll() {
  try {
    const { readCharts } = await load('tools/flowbook/build/read-charts.ts');
    return await readCharts(files, load, root);
  } finally {
    await rm(outDir, { recursive: true });
  }
}

// After the bundles are removed: who closes the server may remove the folder next.
parentPort.postMessage(await readAll());
