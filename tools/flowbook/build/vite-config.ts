import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Rolldown } from 'vite';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { plainIcons } from '#tools/build/vite/plain-icons.ts';
import { type SketchedProject, shopFile } from '#tools/flowbook/sketch/sketch-files.ts';
import { chartModules, runnerIn } from './chart-modules.ts';
import { comparisonPage } from './comparison-page.ts';
import { chartFiles } from './drawn-charts.ts';
import { droppedFiles } from './dropped-files.ts';
import { noteModules } from './note-modules.ts';
import { APP_PAGE, pages } from './pages.ts';
import { replacedModules } from './replaced-modules.ts';
import { requirementModule } from './requirement-module.ts';
import { resultModules } from './result-modules.ts';
import { sketchEndpoint } from './sketch-endpoint.ts';
import { tokenSheet } from './token-sheet.ts';
import { undoFileIn } from './undo-file.ts';

/** What both pages begin with, as one file: many small ones wait for each other. */
const LIBRARIES: Rolldown.CodeSplittingGroup = {
  name: 'libraries',
  tags: ['$initial'],
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|lucide-react)[\\/]|plain-icons/,
};

/**
 * What both pages import of others, named here so that it is bundled while the server starts: found by reading all their
 * sources, it comes seconds later. One that is missing is found when a page asks for it, which is then loaded again.
 */
const IMPORTED: readonly string[] = [
  ...['react', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/server'],
  ...['xstate', '@xstate/react', 'lucide-react', 'valibot', '@panzoom/panzoom', 'elkjs/lib/elk.bundled.js'],
  ...['minisearch', ...SHOP.frame.packages],
];

/** The shop's flows can be edited, and new ones have their places among them. */
const shopSketches = (root: string): SketchedProject => ({
  ...{ root, files: () => chartFiles(root), fileOf: shopFile },
  undoFile: undoFileIn(root, root),
});

/** Where the static site is written. */
export const SITE_FOLDER = 'dist/flowbook';

/** Flowbook, and the shop as it runs in its frame: notes and all, which the shop's own build leaves out. */
export const flowbookConfig = (
  root: string,
  charts = chartModules(root),
  sketched = shopSketches(root),
  notes = noteModules(root),
): InlineConfig => ({
  configFile: false,
  root,
  appType: 'custom',
  plugins: [
    ...[replacedModules(root, SHOP.frame.replaces), charts, resultModules(root), requirementModule(root)],
    ...[notes, comparisonPage(root), ...droppedFiles(root), pages(root, SHOP.frame.page)],
    ...[sketchEndpoint(sketched, runnerIn(root)), tokenSheet(), react(), plainIcons()],
  ],
  css: { postcss: resolve(root, 'tools/flowbook/build') },
  cacheDir: 'node_modules/.vite-flowbook',
  optimizeDeps: { entries: [], include: [...IMPORTED] },
  server: {
    ...{ port: 5174, strictPort: true, warmup: { clientFiles: ['tools/flowbook/app/main.tsx'] } },
    // What other commands build meanwhile would load the page again.
    watch: { ignored: ['**/dist/**'] },
  },
  worker: { format: 'es', plugins: () => [chartModules(root)] },
  build: {
    outDir: SITE_FOLDER,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: [APP_PAGE, SHOP.frame.page].map((file) => resolve(root, file)),
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [LIBRARIES] } },
    },
  },
});
