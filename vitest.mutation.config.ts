import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';

const MUTATING_XSTATE = '\0mutating-xstate';
const mutatingSetup = fileURLToPath(new URL('tests/paths/mutation/mutating-setup.ts', import.meta.url));

/** Gives the charts another setup(), which changes one thing in one of them. All else has XState itself. */
function mutatedCharts(): Plugin {
  return {
    name: 'mutated-charts',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'xstate' && importer && /\/machines\/.*\.machine\.ts$/.test(importer) ? MUTATING_XSTATE : null,
    load: (id) =>
      id === MUTATING_XSTATE ? `export * from 'xstate'; export { setup } from ${JSON.stringify(mutatingSetup)};` : null,
  };
}

/** The unit tests on mutants of a chart: npm run mutants -- --unit. */
export default defineConfig({
  plugins: [mutatedCharts()],
  test: {
    include: ['tests/paths/mutation/unit-run.ts'],
    env: { VITE_API_URL: 'http://shop.test/api' },
    restoreMocks: true,
    // A mutant may wait for what never comes, and fail long after its test.
    testTimeout: 5000,
    dangerouslyIgnoreUnhandledErrors: true,
    maxWorkers: 1,
    // A thread ends with its process, even in a loop.
    pool: 'threads',
  },
});
