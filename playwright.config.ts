import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/shared/chromium.mjs';

const port = process.env.E2E_PORT ?? '4174';
/** Flowbook's own static site. */
const flowbookPort = String(Number(port) + 1000);
const executablePath = findChromium();

/** Builds what a server serves, where that is not there yet. `npm test` always builds it anew. */
const builtBefore = (file: string, build: string, serve: string) =>
  existsSync(file) ? serve : `node tools/commands/${build}.mjs && ${serve}`;
const BUILD_TIMEOUT_MS = 300_000;

/** Browser tests run against the production build over HTTP, with the mock API beside it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Generous: a slow machine must not look like a fault.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A test that passes only sometimes does not pass.
  retries: 0,
  // `npm test` adds JSON, which `npm run report` reads. A part of the tests, run by hand, never replaces it.
  reporter: [['list'], ['html', { outputFolder: 'playwright-report', open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
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
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: builtBefore('dist/server/server.js', 'build', 'node dist/server/server.js'),
      timeout: BUILD_TIMEOUT_MS,
      env: { PORT: port, MOCK_SCENARIOS: 'on' },
      url: `http://localhost:${port}`,
      reuseExistingServer: false,
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: builtBefore(
        'dist/flowbook/index.html',
        'flowbook-build',
        `node tests/support/file-server.mjs dist/flowbook ${flowbookPort}`,
      ),
      timeout: BUILD_TIMEOUT_MS,
      url: `http://localhost:${flowbookPort}`,
      reuseExistingServer: false,
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});
