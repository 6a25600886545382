import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { DROP_PATH } from '#tools/flowbook/app/paths.ts';

/** Below the project's folder: what its files import is found from there. */
const FOLDER = 'test-results/flowbook-dropped';

/** Puts code that was dropped into the browser where the server makes a module of it. */
export function droppedFiles(root: string): Plugin {
  return {
    name: 'flowbook-dropped-files',
    configureServer(server) {
      server.middlewares.use(DROP_PATH, async (request, response, next) => {
        // Code is only taken from Flowbook's own page.
        const isOwn = request.headers.origin === `http://${request.headers.host}`;
        if (request.method !== 'POST' || !isOwn) return next();
        const name = basename(new URL(request.url ?? '', 'http://flowbook').searchParams.get('name') ?? '');
        const file = join(root, FOLDER, name);
        await mkdir(join(root, FOLDER), { recursive: true });
        await writeFile(file, await text(request));
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ url: `/${FOLDER}/${name}?at=${Date.now()}` }));
      });
    },
  };
}
