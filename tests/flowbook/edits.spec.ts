import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { loaded, path } from '#tools/shared/loaded.mjs';
import { DEVELOPMENT_PORT } from './addresses.ts';

type Serving = typeof import('#tests/flowbook/edited-chart.ts');

const CHART = 'machines/contact/contact.machine.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  ageConfirmed: false,
  // What a development server logs; the shop's pictures are not copied.
  expectedConsole: [/\[vite\]|React DevTools|Failed to load resource/],
});

test('FLW-2 an edit of a chart is seen while the visit beside it goes on', async ({ page }) => {
  // A development server begins with nothing prepared.
  test.setTimeout(240_000);
  const { servedForEdits } = await loaded<Serving>('tests/flowbook/edited-chart.ts');
  const { address, edit, close } = await servedForEdits(path('.'), DEVELOPMENT_PORT);
  try {
    await page.goto(`${address}/flowbook/contact/writing`, { waitUntil: 'commit' });
    const flowbook = new FlowbookPage(page);
    await flowbook.status.getByText('Live', { exact: true }).waitFor({ timeout: 120_000 });
    await flowbook.shop.locator('html').evaluate((html) => html.setAttribute('data-visit', 'this one'));
    const about = page.getByRole('region', { name: 'About writing' });
    await expect(about).toContainText('No notice is shown');
    edit(CHART, 'No notice is shown.', 'No notice is to be seen.');
    await expect(about).toContainText('No notice is to be seen');
    const start = performance.now();
    edit(CHART, "'message.sent': { target: 'sent'", "'message.posted': { target: 'sent'");
    await expect(flowbook.diagram('contact')).toContainText('message.posted');
    const took = Math.round(performance.now() - start);
    test.info().annotations.push({ type: 'ms until an edit is seen', description: `${took}` });
    await expect(flowbook.shop.locator('html')).toHaveAttribute('data-visit', 'this one');
    await expect(page.getByText('The charts have changed')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Flows' })
      .getByRole('link', { name: /^toasts/ })
      .click();
    edit('machines/toasts/toasts.machine.ts', "'page.uncovered': [", "'phone.shaken': 'quiet', 'page.uncovered': [");
    const added = flowbook.event('phone.shaken');
    await expect(added, 'the visit that goes on does not know it').toContainText('new in the chart');
    await flowbook.press('Reset shop');
    await expect(page.getByText('The charts have changed')).toBeHidden();
    await flowbook.status.getByText('Live', { exact: true }).waitFor();
    await expect(added, 'a new visit does').toContainText('only from covered');
  } finally {
    await page.goto('about:blank');
    await close();
  }
});
