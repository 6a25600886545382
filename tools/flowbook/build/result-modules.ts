import { createReadStream, existsSync, unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { PICTURES_PATH } from '#tools/flowbook/app/paths.ts';
import { REPORT, readCoverage } from '#tools/flowbook/coverage/read-coverage.ts';
import { STORYBOARD_FOLDER, storyboardOf } from '#tools/flowbook/storyboard/written-storyboard.ts';
import { constant } from './constant.ts';

/** What the app imports: what QA's commands and the storyboard have left; null for what they have not. */
const RESULTS = 'virtual:flowbook-results';

/** The same, as the build calls it. */
export const RESULTS_MODULE = `\0${RESULTS}`;

/** ms between two looks at whether there are new results. */
const LOOK_MS = 1000;

const STORYBOARD_FILE = `${STORYBOARD_FOLDER}/storyboard.json`;

async function storyboardIn(root: string) {
  const file = join(root, STORYBOARD_FILE);
  return existsSync(file) ? storyboardOf(await readFile(file, 'utf8')) : null;
}

/** The last results of the suites and of the storyboard, as they lie beside the project when Flowbook is built or opened. */
export function resultModules(root: string): Plugin {
  const folder = resolve(root, STORYBOARD_FOLDER);
  const files = [STORYBOARD_FILE, REPORT].map((file) => resolve(root, file));
  return {
    name: 'flowbook-results',
    resolveId: (source) => (source === RESULTS ? RESULTS_MODULE : null),
    async load(id) {
      if (id !== RESULTS_MODULE) return null;
      const coverage = await readCoverage(pathToFileURL(`${root}/`));
      return [constant('STORYBOARD', await storyboardIn(root)), constant('COVERAGE', coverage)].join('\n');
    },
    configureServer(server) {
      const { hot, moduleGraph } = server.environments.client;
      const renew = () => {
        const module = moduleGraph.getModuleById(RESULTS_MODULE);
        if (!module) return;
        moduleGraph.invalidateModule(module);
        hot.send({ type: 'full-reload' });
      };
      // Not by the server's own watcher, which leaves out results of tests. They may come into being while it runs.
      for (const file of files) watchFile(file, { interval: LOOK_MS, persistent: false }, renew);
      server.httpServer?.on('close', () => {
        for (const file of files) unwatchFile(file, renew);
      });
      server.middlewares.use(PICTURES_PATH, (request, response, next) => {
        const file = join(folder, decodeURIComponent(request.url ?? '').split('?')[0] ?? '');
        if (!file.startsWith(folder) || !existsSync(file)) return next();
        createReadStream(file).pipe(response);
      });
    },
  };
}
