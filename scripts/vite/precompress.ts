import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
const compress = promisify(brotliCompress);

/** Writes a .br beside every text file, so that the server compresses nothing while a shopper waits. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      for (const name of await readdir(folder, { recursive: true })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const path = join(folder, name);
        const bytes = await readFile(path);
        await writeFile(`${path}.br`, await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}
