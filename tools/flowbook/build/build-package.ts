import { cp, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { plainIcons } from '#tools/build/vite/plain-icons.ts';
import { APP_PAGE } from './pages.ts';
import { tokenSheet } from './token-sheet.ts';

/** Its own sign, by its address. */
const PICTURES: readonly string[] = ['images/brand/monogram.svg'];

/** What the package does not bring itself: XState, of which there is one, and what is large or builds. */
const DEPENDENCIES: readonly string[] = ['vite', 'xstate', 'elkjs'];
/** Made of the opened machines, when they are opened. */
const VIRTUAL = /^virtual:(?!.*\.css$)/;

const isDependency = (id: string): boolean => DEPENDENCIES.some((name) => id === name || id.startsWith(`${name}/`));

const common = (root: string): InlineConfig => ({ configFile: false, root, publicDir: false, logLevel: 'warn' });

const appConfig = (root: string, target: string): InlineConfig => ({
  ...common(root),
  base: './',
  plugins: [tokenSheet(), react(), plainIcons()],
  css: { postcss: {} },
  // It is served by the package's own server, which says when charts have changed.
  define: { 'import.meta.hot': 'import.meta.hot' },
  build: {
    outDir: resolve(target, 'app'),
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { main: resolve(root, 'tools/flowbook/app/main.tsx') },
      external: (id) => VIRTUAL.test(id) || id === 'xstate',
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'main.css' : '[name]-[hash][extname]',
      },
    },
  },
});

const serverConfig = (root: string, target: string): InlineConfig => ({
  ...common(root),
  css: { postcss: {} },
  ssr: { noExternal: true },
  build: {
    outDir: target,
    emptyOutDir: false,
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        flowbook: resolve(root, 'tools/flowbook/build/package-entry.ts'),
        'server/read-opened': resolve(root, 'tools/flowbook/build/read-opened.ts'),
      },
      external: isDependency,
      checks: { bundlerTimings: false },
      output: { entryFileNames: '[name].js', chunkFileNames: 'server/[name]-[hash].js' },
    },
  },
});

/** Writes Flowbook as a package of its own, which opens machines of others: `npx <package> open <folder>`. */
export async function buildPackage(root: string, target: string): Promise<void> {
  await build(appConfig(root, target));
  await build(serverConfig(root, target));
  for (const picture of PICTURES) await cp(resolve(root, 'public', picture), resolve(target, 'public', picture));
  // Exports have the styles of diagrams in them, and read them where they lie.
  await cp(resolve(root, 'tools/flowbook/draw/diagram.css'), resolve(target, 'draw/diagram.css'));
  const page = resolve(target, APP_PAGE);
  await mkdir(resolve(page, '..'), { recursive: true });
  await cp(resolve(root, 'tools/flowbook/package/index.html'), page);
  await cp(resolve(root, 'tools/flowbook/package/package.json'), resolve(target, 'package.json'));
}
