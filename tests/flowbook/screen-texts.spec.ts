import { expect, test } from '#tests/support/shop-test.ts';
import { screenTexts } from '#tools/flowbook/storyboard/screen-texts.ts';

test.use({ viewport: { width: 390, height: 844 }, ageConfirmed: false });

const PAGE = `<main>
  <h1>Your <em>cart</em></h1>
  <button>Add <b>two</b></button><button>Add <b>two</b></button>
  <label for="code">Discount code</label><input id="code" placeholder="Type it here">
  <p role="alert">This code has expired.</p>
  <p>£12.50</p>
  <p style="display: none">Not rendered</p>
  <p style="visibility: hidden">Not visible</p>
  <p style="opacity: 0">Seen through</p>
  <p aria-hidden="true">Behind a dialog</p>
  <section inert>Behind another</section>
  <span style="position: absolute; width: 1px; height: 1px; overflow: hidden">For screen readers</span>
  <p style="margin-top: 900px">Below the window</p>
</main>`;

test('FLW-3 the words on a picture are those that can be read on it, each text once', async ({ page }) => {
  await page.setContent(`<title>Cart</title>${PAGE}`);
  expect(await screenTexts(page)).toEqual([
    'Your cart',
    'Add two',
    'Discount code',
    'This code has expired.',
    'Type it here',
  ]);
});
