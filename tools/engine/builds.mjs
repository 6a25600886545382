import { mkdirSync, writeFileSync } from 'node:fs';
import { loaded, path } from '../shared/loaded.mjs';

const FOLDER = 'backend/built';

/** One file that runs without node_modules. */
async function built(entry, folder, output) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: path('.'),
    mode: 'production',
    logLevel: 'warn',
    css: { postcss: {} },
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: entry, outDir: path(folder), emptyOutDir: false, rolldownOptions: { output } },
  });
}

/** Builds the shop's rules into one file that the engine reads. */
export const buildRules = () => built('tools/engine/rules.ts', FOLDER, { format: 'cjs', entryFileNames: 'rules.cjs' });

/** Builds the server of the real shop. */
export const buildAdapter = () => built('tools/adapter/server.ts', 'dist/adapter', {});

/**
 * Writes the catalogue that fills an empty engine.
 * @param {number} [products] how many; the mock's own number by default
 */
export async function writeCatalogue(products) {
  const { seedCatalogue } = await loaded('tools/engine/seed-catalogue.ts');
  mkdirSync(path(FOLDER), { recursive: true });
  writeFileSync(path(`${FOLDER}/catalogue.json`), JSON.stringify(seedCatalogue(products)));
}
