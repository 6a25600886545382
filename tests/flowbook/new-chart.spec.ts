import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { loaded, path } from '#tools/shared/loaded.mjs';
import { DEVELOPMENT_PORT } from './addresses.ts';

type Serving = typeof import('#tests/flowbook/served-copy.ts');

test.use({
  ...{ viewport: { width: 1440, height: 900 }, ageConfirmed: false },
  // What a development server logs; the shop's pictures are not copied.
  expectedConsole: [/\[vite\]|React DevTools|Failed to load resource/],
});

// One after the other, on one server.
test.describe.configure({ mode: 'default' });

/** A development server begins with nothing prepared. */
const SLOWLY = { timeout: 120_000 };

let copy: Awaited<ReturnType<Serving['servedSketch']>>;
test.beforeAll(async () => {
  const { servedSketch } = await loaded<Serving>('tests/flowbook/served-copy.ts');
  copy = await servedSketch(path('.'), DEVELOPMENT_PORT + 2);
});
test.afterAll(() => copy.close());
/** The page is closed first: its open requests would fail once the server has stopped. */
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
});

test('a new chart file is in the list as a sketch, and runs alone', async ({ page }) => {
  test.slow();
  const flowbook = new FlowbookPage(page);
  await page.goto(`${copy.address}/flowbook`, { waitUntil: 'commit' });
  const sketches = page.getByRole('region', { name: 'Sketches' });
  await sketches.getByRole('link', { name: /^giftNote/ }).click(SLOWLY);
  await expect(flowbook.state('empty')).toHaveAccessibleName(/now/);
  await flowbook.event('note.typed').click();
  await expect(flowbook.state('typed')).toHaveAccessibleName(/now/);
  await page.getByRole('button', { name: 'Next timer' }).click();
  await expect(flowbook.state('empty')).toHaveAccessibleName(/now/);
});

test('a new state of a flow with a screen has none yet while the shop is in it: it is said, and the shop is grey', async ({
  page,
}) => {
  test.slow();
  const flowbook = new FlowbookPage(page);
  await page.goto(`${copy.address}/flowbook/header`, { waitUntil: 'commit' });
  await flowbook.status.getByText('Live', { exact: true }).waitFor(SLOWLY);
  const shop = page.locator('iframe');
  const colours = await shop.evaluate((frame) => getComputedStyle(frame).filter);
  await flowbook.event('menu.opened').click();
  await expect(flowbook.state('greeting')).toHaveAccessibleName(/now/);
  await expect(flowbook.status).toContainText('No screen yet for header panels.greeting');
  await expect(shop).not.toHaveCSS('filter', colours);
  await flowbook.event('panel.dismissed').click();
  await expect(flowbook.status).toContainText('Live');
  await expect(shop).toHaveCSS('filter', colours);
});
