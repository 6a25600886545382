import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { plainIcons } from './tools/build/vite/plain-icons.ts';

const MUTATING_XSTATE = '\0mutating-xstate';
const mutatingSetup = fileURLToPath(new URL('tools/chart-tests/mutation/mutating-setup.ts', import.meta.url));

/** Gives the charts a setup() that changes one thing in one of them. All other modules import XState itself. */
const mutatedCharts = (): Plugin => ({
  name: 'mutated-charts',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'xstate' && importer && /\/machines\/.*\.machine\.ts$/.test(importer) ? MUTATING_XSTATE : null,
  load: (id) =>
    id === MUTATING_XSTATE ? `export * from 'xstate'; export { setup } from ${JSON.stringify(mutatingSetup)};` : null,
});

/**
 * `npm run test:unit` runs charts, unit, flowbook and fuzz. The others need more: budget a build; deploy a build, nginx and Caddy;
 * engines Firefox and WebKitGTK; mutation a mutant, from `npm run mutants -- --unit`.
 */
export default defineConfig({
  plugins: [plainIcons()],
  test: {
    env: { VITE_API_URL: 'http://shop.test/api' },
    restoreMocks: true,
    // Generous: a slow machine must not look like a fault.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // By default one of the cores waits for the others.
    maxWorkers: '100%',
    // The plugin replaces the library's icons.
    server: { deps: { inline: ['lucide-react'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'charts',
          include: ['tests/machines/**/*.test.ts', 'tests/paths/**/*.test.ts', 'tests/properties/**/*.test.ts'],
          exclude: ['tests/**/*.nightly.test.ts'],
          // Charts share nothing but their code: it is read once for all files, which is half of their time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx', 'tests/contract/**/*.test.ts'],
          exclude: ['tests/unit/flowbook/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'flowbook',
          include: ['tests/unit/flowbook/**/*.test.{ts,tsx}'],
          pool: 'threads',
          // As with the charts: it takes a quarter less time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'readers', include: ['tests/readers/*.test.ts'] } },
      // What takes longer than a commit should wait for.
      { extends: true, test: { name: 'nightly', include: ['tests/**/*.nightly.test.ts'] } },
      // The runs of `npm run fuzz` are as long as its caller wants.
      { extends: true, test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], testTimeout: 0 } },
      // `npm run test:real`: a database, an engine and an adapter of its own.
      {
        extends: true,
        test: {
          name: 'real',
          include: ['tests/real/**/*.test.ts'],
          exclude: process.env.TEST_REDIS_URL ? [] : ['tests/real/two-engines.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      { extends: true, test: { name: 'budget', include: ['tests/budget/**/*.test.ts'] } },
      { extends: true, test: { name: 'deploy', include: ['tests/deploy/**/*.test.ts'] } },
      { extends: true, test: { name: 'engines', include: ['tests/engines/**/*.test.ts'], testTimeout: 180_000 } },
      {
        extends: true,
        plugins: [mutatedCharts()],
        test: {
          name: 'mutation',
          include: ['tools/chart-tests/mutation/unit-run.ts'],
          // A mutant may wait for an event that never happens, and fail long after its test.
          testTimeout: 5000,
          // A thread ends with its process, even in a loop.
          pool: 'threads',
        },
      },
    ],
  },
});
