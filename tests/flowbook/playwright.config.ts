import { defineConfig } from '@playwright/test';
import shop, { builtBefore } from '../../playwright.config.ts';
import { FLOWBOOK, FLOWBOOK_PORT } from './addresses.ts';

/** Flowbook's own browser tests. The shop's server runs, too: a report of the shop is shown in Flowbook. */
export default defineConfig(shop, {
  testDir: '.',
  outputDir: '../../test-results/flowbook',
  reporter: [['list'], ['html', { outputFolder: '../../playwright-report', open: 'never' }]],
  use: { baseURL: FLOWBOOK },
  webServer: builtBefore(
    'dist/flowbook/index.html',
    'flowbook-build',
    `node tests/support/file-server.mjs dist/flowbook ${FLOWBOOK_PORT}`,
    FLOWBOOK,
  ),
});
