#!/usr/bin/env node
// npm run flowbook:build: Flowbook as a static site, for any file host. docs/flowbook.md.
import { styles } from '../shared/built-shop.mjs';
import { loaded, path } from '../shared/loaded.mjs';
import { giveUp, prepare } from '../shared/prepare.mjs';
import { duration } from '../shared/run.mjs';

// Before anything of Vite's is loaded, which takes it for development otherwise.
process.env.NODE_ENV = 'production';

await prepare('Flowbook was not built.');
const started = performance.now();
await styles();
const { buildSite } = await loaded('tools/flowbook/build/build-site.ts');
// Panda, which the build loads, handles all uncaught errors: a failing command would end with success.
const count = await buildSite(path('.')).catch(({ message }) => giveUp(message));
console.log(
  `dist/flowbook: ${count} addresses, built in ${duration(performance.now() - started)}. Any file host serves it.`,
);
