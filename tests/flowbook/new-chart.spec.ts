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

test('a new chart file is in the list as a sketch, and runs alone', async ({ page }) => {
  // A development server begins with nothing prepared.
  test.slow();
  const { servedSketch } = await loaded<Serving>('tests/flowbook/served-copy.ts');
  const { address, close } = await servedSketch(path('.'), DEVELOPMENT_PORT + 2);
  const flowbook = new FlowbookPage(page);
  try {
    await page.goto(`${address}/flowbook`, { waitUntil: 'commit' });
    const sketches = page.getByRole('region', { name: 'Sketches' });
    await sketches.getByRole('link', { name: /^giftNote/ }).click({ timeout: 120_000 });
    await expect(flowbook.state('empty')).toHaveAccessibleName(/now/);
    await flowbook.event('note.typed').click();
    await expect(flowbook.state('typed')).toHaveAccessibleName(/now/);
    await page.getByRole('button', { name: 'Next timer' }).click();
    await expect(flowbook.state('empty')).toHaveAccessibleName(/now/);
  } finally {
    // The page is closed first: its open requests would fail once the server has stopped.
    await page.goto('about:blank');
    await close();
  }
});
