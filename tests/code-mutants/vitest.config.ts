import { defineConfig } from 'vitest/config';
import { plainIcons } from '../../tools/build/vite/plain-icons.ts';

/**
 * Tests that read the code itself, which is full of mutants, or that take long. A time zone is one of a process, and
 * StrykerJS has only threads.
 */
const NOT_ASKED = [
  'tests/machines/{every-machine,requirements,samples}.test.ts',
  'tests/unit/{bench,local-date-zones,lock-files,module-boundaries,new-flow,purity,references,requirements-texts,samples,texts,thin-views,tokens-only,translated-text,marked-parts}.test.{ts,tsx}',
];

/** The tests that judge mutants of plain code: `npm run mutants -- code`. */
export default defineConfig({
  plugins: [plainIcons()],
  test: {
    env: { VITE_API_URL: 'http://shop.test/api', STORED_WALKS: 'test-results/walks' },
    restoreMocks: true,
    testTimeout: 180_000,
    server: { deps: { inline: ['lucide-react'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'charts',
          include: ['tests/machines/**/*.test.ts', 'tests/paths/selectors-*.test.ts'],
          exclude: NOT_ASKED,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
          exclude: NOT_ASKED,
        },
      },
    ],
  },
});
