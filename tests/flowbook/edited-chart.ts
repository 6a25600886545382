import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { flowbookConfig } from '#tools/flowbook/build/vite-config.ts';
import { copyProject } from './project-copy.ts';
import { removeServed } from './remove-served.ts';

/** Not below what Vite leaves out of what it watches. */
const FOLDER = 'dist/edited-chart';

/** Flowbook's development server over a copy of the project. @returns its address, what edits a file of it, and what ends it */
export async function servedForEdits(root: string, port: number) {
  const copy = join(root, FOLDER);
  rmSync(copy, { recursive: true, force: true });
  copyProject(root, copy);
  const server = await createServer({
    ...flowbookConfig(copy),
    cacheDir: join(copy, '.vite'),
    server: { port, strictPort: true, fs: { strict: false } },
    logLevel: 'error',
  });
  await server.listen();
  return {
    address: `http://localhost:${port}`,
    edit: (file: string, before: string, after: string) => {
      const text = readFileSync(join(copy, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not say: ${before}`);
      writeFileSync(join(copy, file), text.replace(before, after));
    },
    close: async () => {
      await server.close();
      await removeServed(copy);
    },
  };
}
