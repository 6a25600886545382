import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Gives the browser MSW's worker in development only: a file in public/ would be in the production build. API-2. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      const file = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
      middlewares.use('/mockServiceWorker.js', async (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(await readFile(file));
      });
    },
  };
}
