import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { bootScriptInPage } from './tools/build/vite/boot-script.ts';
import { mockWorker } from './tools/build/vite/mock-worker.ts';
import { plainIcons } from './tools/build/vite/plain-icons.ts';
import { withoutChartNotes } from './tools/build/vite/without-chart-notes.ts';

/** A build for tests or the bench adds this file, which watches the shop's actors or sets their clock. */
const instruments = process.env.VITE_INSTRUMENTS;

/** The modules that render the pages, built in the mode `prerender`. */
const PRERENDER = {
  page: 'src/prerender/render-page.tsx',
  paths: 'src/prerender/page-paths.ts',
  site: 'src/prerender/site-files.ts',
  api: 'tools/demo-server/named-answer.ts',
};

/** The shop, and React by itself, which the pages load first: it is evaluated in a turn of its own. */
const SHOP = { index: 'index.html', react: 'src/react.ts' };

const SSR_FOLDERS = { prerender: 'dist/prerender', server: 'dist/server' };

/** Charts of what belongs to the shopper. They import no other charts. */
const SHOPPER_CHARTS = /[\\/]machines[\\/](?:addresses|cart|checkout|login|orders|placing|session|signup|voucher)[\\/]/;

/**
 * Few files: each costs a slow phone time. The first load is libraries, charts and shop, each evaluated in a task of its own.
 * The charts are two files, since one blocks a phone that is four times slower for 120 to 150 ms at once, and two for 90 at
 * most; they cost 2 KB. What three pages or more share is one file; each page and dialog has its own.
 */
const GROUPS = [
  { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
  { name: 'shopper-charts', tags: ['$initial'], test: SHOPPER_CHARTS },
  { name: 'charts', tags: ['$initial'], test: /[\\/]machines[\\/]/ },
  { name: 'shop', tags: ['$initial'], test: /^(?!.*[\\/]src[\\/]react\.ts)/ },
  { name: 'shared', minShareCount: 3 },
] satisfies Rolldown.CodeSplittingGroup[];

export default defineConfig(({ isSsrBuild, mode }) => ({
  resolve: {
    alias: instruments ? [{ find: '#src/instruments.ts', replacement: resolve(instruments) }] : [],
  },
  plugins: isSsrBuild ? [plainIcons()] : [react(), plainIcons(), withoutChartNotes(), bootScriptInPage(), mockWorker()],
  publicDir: isSsrBuild ? false : 'public',
  server: { port: 5173, strictPort: true },
  // The server is one file that runs without node_modules.
  ssr: { noExternal: mode === 'prerender' ? ['lucide-react'] : true },
  build: {
    outDir: isSsrBuild ? SSR_FOLDERS[mode === 'prerender' ? 'prerender' : 'server'] : 'dist/client',
    manifest: !isSsrBuild,
    // One sheet, which the prerenderer writes into every page.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(mode === 'prerender' ? { input: PRERENDER } : {}),
      ...(isSsrBuild ? {} : { input: SHOP }),
      checks: { bundlerTimings: false },
      // A recipe belongs to the file of the page that uses it.
      treeshake: { moduleSideEffects: [{ test: /[\\/]styled-system[\\/].+\.js$/, sideEffects: false }] },
      output: isSsrBuild ? {} : { codeSplitting: { groups: GROUPS } },
    },
  },
}));
