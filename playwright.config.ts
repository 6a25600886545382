import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './tools/shared/chromium.mjs';

const port = process.env.E2E_PORT ?? '4174';
/** The address of a shop that is served elsewhere; without it the build is served here. `npm test -- --base` sets it. */
const base = process.env.E2E_BASE;
const executablePath = findTestBrowser();
const BUILD_TIMEOUT_MS = 300_000;

/** A server. What it serves is built first where it is not there yet; `npm test` always builds it anew. */
export const builtBefore = (file: string, build: string, serve: string, url: string) => ({
  command: existsSync(new URL(file, import.meta.url)) ? serve : `node tools/commands/${build}.mjs && ${serve}`,
  cwd: import.meta.dirname,
  timeout: BUILD_TIMEOUT_MS,
  url,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
});

const shopServer = {
  ...builtBefore('dist/server/server.js', 'build', 'node dist/server/server.js', `http://localhost:${port}`),
  env: { PORT: port, MOCK_SCENARIOS: 'on' },
};

/** Browser tests run against the production build over HTTP, with the mock API beside it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // With one worker a core, a quarter of the processors' time is idle.
  workers: '150%',
  // Generous: a slow machine must not look like a fault.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A test that passes only sometimes does not pass.
  retries: 0,
  // What is read out on each tour, and what has the focus. A missing record is a failure: `npm run paths -- approve` writes it.
  snapshotPathTemplate: 'tests/paths/approved/tours/{arg}{ext}',
  updateSnapshots: 'none',
  // `npm test` adds JSON, which `npm run report` reads. A part of the tests, run by hand, never replaces it.
  reporter: [['list'], ['html', { outputFolder: 'playwright-report', open: 'never' }]],
  use: {
    baseURL: base ?? `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    // A film of every test costs a sixth of its time, and what each step left on the page a tenth: `--trace on` keeps both.
    // What a failure leaves is kept all the same.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        // The headless shell would round the widths of letters otherwise, which no phone does.
        '--font-render-hinting=none',
        // Optimised code pays only on a page that lives long. Without it the tests take 7% less time.
        '--js-flags=--no-opt,--no-maglev',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(base === undefined ? { webServer: shopServer } : {}),
});
