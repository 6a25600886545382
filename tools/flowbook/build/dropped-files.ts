import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { normalizePath, type Plugin } from 'vite';
import { DROP_PATH, REFUSED } from '#tools/flowbook/app/paths.ts';
import { exportMachines } from './export-machines.ts';
import { notInstalled } from './not-installed.ts';
import { isCode } from './opened-files.ts';
import { whyNotXstate5 } from './other-xstate.ts';
import { answer } from './own-request.ts';

/** Below the project's folder: what its files import is found from there. */
const FOLDER = 'test-results/flowbook-dropped';

/** Why a file is not even loaded; null where it is. It is the same as where its folder is opened. */
function refusalOf(file: string, code: string): string | null {
  return isCode(file) ? whyNotXstate5(file, code) : 'It is neither code, such as .ts and .js, nor .json.';
}

/** Puts code that was dropped into the browser where the server makes a module of it. */
const taken = (root: string): Plugin => ({
  name: 'flowbook-dropped-files',
  configureServer(server) {
    server.middlewares.use(DROP_PATH, async (request, response, next) => {
      // Code is only taken from Flowbook's own page.
      const isOwn = request.headers.origin === `http://${request.headers.host}`;
      if (request.method !== 'POST' || !isOwn) return next();
      const name = basename(new URL(request.url ?? '', 'http://flowbook').searchParams.get('name') ?? '');
      const file = join(root, FOLDER, name);
      const code = await text(request);
      const problem = refusalOf(file, code);
      if (problem !== null) return answer(response, REFUSED, { problem });
      await mkdir(join(root, FOLDER), { recursive: true });
      await writeFile(file, code);
      answer(response, 200, { url: `/${FOLDER}/${name}?at=${Date.now()}` });
    });
  },
});

/** Code that is dropped into the browser is read as that of a folder which is opened. */
export function droppedFiles(root: string): readonly Plugin[] {
  const folder = `${normalizePath(join(root, FOLDER))}/`;
  const isDropped = (file: string): boolean => normalizePath(file).startsWith(folder);
  return [taken(root), exportMachines(isDropped), notInstalled(isDropped)];
}
