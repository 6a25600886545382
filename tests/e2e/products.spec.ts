import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { expect, FAILED_REQUEST, test, untilReady } from '#tests/support/shop-test.ts';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Add .* to cart/ }) });
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\d+ products?|Loading products/ })
    .first();
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();

/** Whether nothing lies over the middle of the control that has the focus. */
function isFocusOnTop(): boolean {
  const { activeElement } = document;
  const { left, top, width, height } = activeElement?.getBoundingClientRect() ?? new DOMRect();
  return activeElement?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
}

/** A list that was not prerendered: it is requested. */
const ASKING_PATH = '/products?sort=price';

test('PRD-1 the title, the search with its button, and a result count', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Collection' })).toBeVisible();
  await expect(page).toHaveTitle(/Premium Collection/);
  await expect(count(page)).toHaveText('84 products');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('  ');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await search.fill('sherry');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/products?search=sherry');
  await expect(count(page)).not.toHaveText('84 products');
  await expectNoAxeViolations(page);
});

test('PRD-3 by default what is in stock, by name; what is not can be included, with its chip and a disabled Add', async ({
  page,
}) => {
  await page.goto('/products?category=beer');
  await expect(count(page)).toHaveText(/\d products/);
  const shown = await names(page);
  expect(shown).toEqual([...shown].sort(new Intl.Collator('en-GB').compare));
  await expect(page.getByText('Out of Stock', { exact: true })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Include out of stock' }).click({ force: true });
  await expect(page).toHaveURL('/products?category=beer&stock=all');
  await expect(count(page)).toHaveText('8 products');
  const gone = cards(page).filter({ hasText: 'Out of Stock' }).first();
  await expect(gone.getByRole('button', { name: /^Add/ })).toBeDisabled();
  await expect(gone.getByRole('button', { name: /^Add/ })).toHaveText('Out of Stock');
});

test('PRD-2 PRD-3 sorting by price and rating, in both directions', async ({ page }) => {
  await page.goto('/products?category=wine');
  /** Of a reduced price and the former one the lower is meant; prices per litre are others. */
  const prices = async () =>
    (await cards(page).allInnerTexts()).map((text) =>
      Math.min(...[...text.matchAll(/£([\d.]+)(?!\S*\s*\/)/g)].map(([, amount]) => Number(amount))),
    );
  await page.getByLabel('Sort by').filter({ visible: true }).selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=price/);
  await expect(count(page)).toHaveText(/\d products/);
  const rising = await cards(page).first().getByRole('heading').innerText();
  await page.getByLabel('Sort by').filter({ visible: true }).selectOption({ label: 'Price: high to low' });
  await expect(page).toHaveURL(/order=desc/);
  await expect(cards(page).last().getByRole('heading')).toHaveText(rising);
  const falling = await prices();
  expect(falling.length).toBeGreaterThan(5);
  expect(falling).toEqual([...falling].sort((one, other) => other - one));

  await page.getByLabel('Sort by').filter({ visible: true }).selectOption({ label: 'Rating: high to low' });
  await expect(page).toHaveURL('/products?category=wine&sort=rating');
  const stars = cards(page).getByRole('img', { name: /^Rated/ });
  const best = async () =>
    (await stars.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).map((label) =>
      Number.parseFloat(label.slice(6)),
    );
  await expect(async () => {
    const ratings = await best();
    expect(ratings.length).toBeGreaterThan(5);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  }).toPass();
});

test('PRD-4 RTE-4 whisky and whiskey are one category; spirits are six together', async ({ page }) => {
  await page.goto('/products/whiskey');
  await expect(count(page)).toHaveText(/\d products/);
  const whiskey = await names(page);
  await page.goto('/products?category=Whisky');
  await expect(count(page)).toHaveText(/\d products/);
  expect(await names(page)).toEqual(whiskey);
  await page.goto('/products?category=spirits&stock=all');
  await expect(count(page)).toHaveText('37 products');
});

test('PRD-5 search folds accents and apostrophes', async ({ page }) => {
  await page.goto('/products?search=hors%20d%27age&stock=all');
  await expect(cards(page).first()).toContainText('Hors d’Âge');
});

test('PRD-6 PRD-11 a card shows what a shopper needs', async ({ page }) => {
  await page.goto('/products?search=Glen%20Averne%2015');
  const card = cards(page).first();
  await expect(card).toContainText('Whisky');
  await expect(card).toContainText('46% ABV');
  await expect(card.getByRole('img', { name: 'Rated 4.6 out of 5 from 642 reviews' })).toBeVisible();
  await expect(card).toContainText('£67.00');
  await expect(card).toContainText('£84.00');
  await expect(card).toContainText('20% off');
  await expect(card).toContainText('£95.71 / litre');
  await expect(card).toContainText('32.2 units');
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/products/whisky/glen-averne-15-year-old-sherry-cask');
  // Where there is no alcohol, ABV is left out.
  await page.goto('/products?category=decanters');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).getByText('ABV')).toHaveCount(0);
});

test('PRD-7 nothing found: the bare shelf, its two sentences and a way back', async ({ page }) => {
  await page.goto('/products?search=xyzzy');
  await expect(page.getByText('No products found matching your criteria')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or search terms')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Remove filter:/ }).click();
  await expect(page).toHaveURL('/products');
  await expect(count(page)).toHaveText('84 products');
});

test.describe(() => {
  test.use({ expectedConsole: [FAILED_REQUEST] });
  test('PRD-7 API-3 whatever is wrong with an answer: a red alert with its message, and Try again', async ({
    page,
    scenario: choose,
  }) => {
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
    for (const [scenario, message] of [
      ['productsServerError', /./],
      ['productsServerErrorWithoutMessage', 'Something went wrong at our end. Please try again.'],
      ['productsMalformed', 'The shop sent an answer we could not read. Please try again.'],
      ['productsTruncated', 'The shop sent an answer we could not read. Please try again.'],
      ['productsUnreachable', 'We could not reach the shop. Check your connection and try again.'],
    ] as const) {
      await choose(scenario);
      await page.goto(ASKING_PATH);
      await expect(alert, scenario).toContainText(message);
      await choose(null);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(count(page)).toHaveText('84 products');
    }
  });
});

test('PRD-7 API-3 while loading the list is busy; after 8 s a hint and Try again', async ({ page, scenario }) => {
  await page.clock.install();
  await scenario('productsNeverAnswers');
  await page.goto(ASKING_PATH);
  await expect(count(page)).toHaveText('Loading products…');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).not.toHaveCount(0);
  await page.clock.runFor(8500);
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  await expectNoAxeViolations(page);
  await scenario(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(count(page)).toHaveText('84 products');
});

test('PRD-7 API-3 a slow list that comes while Try again has the focus leaves it to the count', async ({ page }) => {
  await page.clock.install();
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/api\/products\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(ASKING_PATH);
  await page.clock.runFor(8500);
  await page.getByRole('button', { name: 'Try again' }).focus();
  release();
  await expect(count(page)).toHaveText('84 products');
  await expect(count(page)).toBeFocused();
});

test('PRD-7 API-3 on a phone the hint covers no control that has the focus, and each product can be scrolled away from below it', async ({
  page,
  scenario,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/products?category=gin');
  await untilReady(page);
  const first = cards(page).first().getByRole('link');
  const href = (await first.getAttribute('href')) ?? '';
  await scenario('productsNeverAnswers');
  await page.getByLabel('Sort by').first().selectOption({ label: 'Price: low to high' });
  await page.clock.runFor(8500);
  const hint = page.getByText('This is taking longer than usual.');
  await expect(hint).toBeInViewport();
  await first.focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isFocusOnTop), `the control after ${step + 1} steps`).toBe(true);
  }
  await first.click();
  await expect(page).toHaveURL(href);
});

test('PRD-8 an older answer never replaces a newer one', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/api\/products\?.*search=rum/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto('/products?search=rum');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('sloe');
  await search.press('Enter');
  await expect(cards(page).first()).toContainText('Sloe');
  release();
  await expect(page).toHaveURL('/products?search=sloe');
  await expect(cards(page).first()).toContainText('Sloe');
});

test('PRD-9 all filters live in the address: reload gives the same list', async ({ page }) => {
  const address = '/products?category=whisky&brand=glen-averne&min=40&max=130&stock=all&sort=price';
  await page.goto(address);
  await expect(count(page)).toHaveText(/\d+ products?/);
  const shown = await names(page);
  await page.reload();
  await expect(count(page)).toHaveText(/\d+ products?/);
  expect(await names(page)).toEqual(shown);
  await expect(page.getByRole('radio', { name: /^Whisky/ })).toBeChecked();
});

test('PRD-9 nonsense in the address is ignored', async ({ page }) => {
  await page.goto(
    '/products?category=%F0%9F%92%A9&min=abc&max=-4&sort=__proto__&order=sideways&stock=maybe&section=%00&age=constructor&foo=bar',
  );
  await expect(count(page)).toHaveText(/\d+ products?|No products/);
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Collection' })).toBeVisible();
});

test('PRD-9 a section with a category gives the breadcrumb, alone it filters', async ({ page }) => {
  await page.goto('/products?category=nuts&section=snacks');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Snacks');
  await page.goto('/products?section=bar-tools&stock=all');
  await expect(count(page)).toHaveText('9 products');
});

test('PRD-9 PRD-10 dragging the price slider fetches on release and leaves one history entry', async ({ page }) => {
  // Prerendered data are revalidated once; that is none of the slider's requests. API-5.
  const check = page.waitForResponse(/\/api\/products\?/);
  await page.goto('/products');
  await expect(count(page)).toHaveText('84 products');
  await check;
  const slider = page.getByRole('slider', { name: 'Maximum price' });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no place');
  const thumb = { x: box.x + box.width - 10, y: box.y + box.height / 2 };
  const entries = await page.evaluate(() => history.length);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/products')) requests.push(request.url());
  });
  await page.mouse.move(thumb.x, thumb.y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(thumb.x - step * 12, thumb.y);
  await expect(slider).not.toHaveAttribute('aria-valuetext', '£500');
  expect(requests).toEqual([]);
  await page.mouse.up();
  await expect(page).toHaveURL(/max=\d+/);
  expect(requests).toHaveLength(1);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('PRD-10 the thumbs move by keys, say their price in pounds and never cross; a key held down is one change', async ({
  page,
}) => {
  await page.goto('/products?min=40&max=43');
  await expect(count(page)).toHaveText(/\d+ products?/);
  const low = page.getByRole('slider', { name: 'Minimum price' });
  const high = page.getByRole('slider', { name: 'Maximum price' });
  await expect(low).toHaveAttribute('aria-valuetext', '£40');
  await low.focus();
  const entries = await page.evaluate(() => history.length);
  for (let press = 0; press < 6; press += 1) await page.keyboard.down('ArrowRight');
  await expect(low).toHaveAttribute('aria-valuetext', '£43');
  await expect(page.getByRole('textbox', { name: 'Minimum price' })).toHaveValue('43');
  await expect(page).toHaveURL('/products?min=40&max=43');
  await page.keyboard.up('ArrowRight');
  await expect(page).toHaveURL('/products?min=43&max=43');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await high.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(high).toHaveAttribute('aria-valuetext', '£43');
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/products?min=43');
});

test('PRD-9 steps of a slider by keys are one history entry; the next time is another', async ({ page }) => {
  await page.goto('/products');
  await expect(count(page)).toHaveText('84 products');
  const step = async (name: string, times: number) => {
    const slider = page.getByRole('slider', { name });
    for (let press = 0; press < times; press += 1) {
      const before = page.url();
      await slider.press(name === 'Minimum price' ? 'ArrowRight' : 'ArrowLeft');
      await expect(page).not.toHaveURL(before);
    }
    return page.url();
  };
  const first = await step('Minimum price', 3);
  await step('Maximum price', 2);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await page.goBack();
  await expect(page).toHaveURL('/products');
});

for (const [query, name, by] of [
  ['min=500', 'Minimum price', -1],
  ['max=0', 'Maximum price', 1],
] as const) {
  test(`PRD-2 where both thumbs meet at an end (${query}), each half of them moves the one that can go`, async ({
    page,
  }) => {
    for (const half of [-5, 5]) {
      await page.goto(`/products?${query}`);
      const slider = page.getByRole('slider', { name });
      await slider.scrollIntoViewIfNeeded();
      const box = await slider.boundingBox();
      if (!box) throw new Error('the slider has no place');
      const thumb = { x: by < 0 ? box.x + box.width - 10 : box.x + 10, y: box.y + box.height / 2 };
      await page.mouse.move(thumb.x + half, thumb.y);
      await page.mouse.down();
      await page.mouse.move(thumb.x + by * 60, thumb.y, { steps: 5 });
      await page.mouse.up();
      await expect(page, `${half} px from the middle`).not.toHaveURL(`/products?${query}`);
      await expect(slider).not.toHaveAttribute('aria-valuetext', by < 0 ? '£500' : '£0');
    }
  });
}

test('PRD-10 a press on the line moves the nearer thumb', async ({ page }) => {
  await page.goto('/products');
  await expect(count(page)).toHaveText('84 products');
  const slider = page.getByRole('slider', { name: 'Minimum price' });
  const press = async (share: number) => {
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (!box) throw new Error('the slider has no place');
    await page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
  };
  // Half of the line's length is £0 to £50. PRD-14.
  await press(0.25);
  await expect(page).toHaveURL(/\?min=2[3-5]$/);
  await press(0.75);
  await expect(page).toHaveURL(/\?min=2[3-5]&max=2[6-9]\d$/);
});

test('PRD-10 the list shows its top after a choice in the filters beside it, and the choice stays under the pointer', async ({
  page,
}) => {
  // The page scrolls in one step, so it is at rest once the count is seen.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products');
  await expect(count(page)).toHaveText('84 products');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const band = page.getByRole('button', { name: /^Up to £50/ });
  await band.scrollIntoViewIfNeeded();
  await expect(count(page)).not.toBeInViewport();
  const place = () => band.evaluate((button) => button.getBoundingClientRect().top);
  const before = await place();
  await band.click();
  await expect(band).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toBeInViewport();
  // The page scrolls by whole pixels only.
  expect(Math.abs((await place()) - before)).toBeLessThan(1);
});

test('PRD-10 the two number fields set the range; nonsense is put right, and an empty field is no limit', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(count(page)).toHaveText('84 products');
  const high = page.getByRole('textbox', { name: 'Maximum price' });
  await high.fill('30');
  await high.press('Enter');
  await expect(page).toHaveURL('/products?max=30');
  await expect(page.getByRole('button', { name: 'Remove filter: £0 – £30' })).toBeVisible();
  await high.fill('ninety');
  await high.press('Tab');
  await expect(high).toHaveValue('30');
  const low = page.getByRole('textbox', { name: 'Minimum price' });
  await low.fill('10');
  await low.press('Enter');
  await expect(page).toHaveURL('/products?min=10&max=30');
  await high.fill('');
  await high.press('Enter');
  await expect(page).toHaveURL('/products?min=10');
  await low.fill(' ');
  await low.press('Tab');
  await expect(page).toHaveURL('/products');
  await expect(low).toHaveValue('0');
});

test('PRD-10 the fields take a range beyond the one that is set, above or below, as it is typed', async ({ page }) => {
  await page.goto('/products?min=20&max=50');
  await expect(count(page)).toHaveText(/\d+ products?/);
  for (const { order, to } of [
    { order: ['Minimum price', 'Maximum price'], to: 'min=60&max=90' },
    { order: ['Maximum price', 'Minimum price'], to: 'min=20&max=50' },
  ] as const) {
    const typed = new URLSearchParams(to);
    for (const name of order) {
      const text = typed.get(name === 'Minimum price' ? 'min' : 'max') ?? '';
      const field = page.getByRole('textbox', { name });
      await field.fill(text);
      await field.press('Enter');
      await expect(field).toHaveValue(text);
    }
    await expect(page).toHaveURL(`/products?${to}`);
  }
});

test('PRD-10 chips take off one filter each; Clear Filters is disabled when nothing is set', async ({ page }) => {
  await page.goto('/products?category=gin&stock=all&search=ashcombe');
  await expect(count(page)).toHaveText(/\d+ products?/);
  await page.getByRole('button', { name: 'Remove filter: Gin' }).click();
  await expect(page).toHaveURL('/products?search=ashcombe&stock=all');
  await expect(page.getByRole('button', { name: 'Remove filter: “ashcombe”' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove filter: Out of stock shown' }).click();
  await expect(page).toHaveURL('/products?search=ashcombe');
  await expect(count(page)).toBeFocused();
  const clear = page.getByRole('button', { name: 'Clear Filters' }).first();
  await clear.click();
  await expect(page).toHaveURL('/products');
  await expect(clear).toBeDisabled();
  await expect(count(page)).toHaveText('84 products');
});

test('PRD-12 RTE-5 Show more adds a page, and Back brings list and scroll position without a spinner', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText('24 of 84 shown')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(48);
  const chosen = cards(page).nth(40).getByRole('link');
  await chosen.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await chosen.click();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/products?')) requests.push(request.url());
  });
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(requests.filter((url) => !url.includes('pageSize=5'))).toEqual([]);
});

/** The whole list is shown, and the card in the middle of the screen is named. */
async function showWholeList(page: Page): Promise<string | null> {
  await page.goto('/products');
  for (const shown of [48, 72, 84]) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(cards(page)).toHaveCount(shown);
  }
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  // Its 'scroll' event fires in the next frame; a test that counts them would count this one.
  await nextPaint(page);
  return middleCard(page);
}

const middleCard = (page: Page) =>
  page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li')?.textContent ?? null);

const REOPENED: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a reload': (page) => page.reload(),
  'Back from another document': async (page) => {
    await page.goto('/help');
    await page.goBack();
  },
  'a reload of a product and Back': async (page) => {
    await cards(page).nth(60).getByRole('link').dispatchEvent('click');
    await expect(page).toHaveURL(/\/products\/.+\/.+/);
    await page.reload();
    await page.goBack();
  },
};

for (const [how, reopen] of Object.entries(REOPENED))
  test(`PRD-12 PRD-9 RTE-5 after ${how} the list has the pages that were shown, at the former place`, async ({
    page,
  }) => {
    const middle = await showWholeList(page);
    expect(middle).not.toBeNull();
    /** Where the page has stood: at the top, then at its place. */
    await page.addInitScript(() => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      addEventListener('scroll', () => tops.push(scrollY));
    });
    await reopen(page);
    await expect(cards(page)).toHaveCount(84);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(5000);
    expect(await middleCard(page)).toBe(middle);
    // The browser fires 'scroll' in the frame after the one that scrolled.
    await nextPaint(page);
    if (how !== 'a reload of a product and Back')
      expect(await page.evaluate(() => (window as unknown as { tops: number[] }).tops)).toEqual([5000]);
    expect(await page.evaluate(() => document.activeElement?.closest('#product-list'))).toBeNull();
  });

test('PRD-8 a filter that is chosen far down the list shows the list from its top at once', async ({ page }) => {
  await showWholeList(page);
  const listTop = () => page.evaluate(() => document.getElementById('product-list')?.getBoundingClientRect().top ?? -1);
  let answer = () => {};
  await page.route(/\/api\/products\?.*category=gin/, (route) => {
    answer = () => void route.continue();
  });
  // A smooth movement through 5,000 px has many positions. Meanwhile a shorter list would show its end.
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    addEventListener('scroll', () => tops.push(scrollY));
  });
  await page.getByRole('radio', { name: /^Gin/ }).check({ force: true });
  await expect.poll(listTop).toBeGreaterThan(0);
  await nextPaint(page);
  expect(await page.evaluate(() => (window as unknown as { tops: number[] }).tops)).toHaveLength(1);
  answer();
  await expect(count(page)).toHaveText('6 products');
  expect(await listTop()).toBeGreaterThan(0);
});

test("PRD-8 a filter that is chosen where the list's top is in view leaves the page where it is", async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('radio', { name: /^Gin/ }).check({ force: true });
  await expect(count(page)).toHaveText('6 products');
  await nextPaint(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('PRD-12 the first page stays on the screen while the further ones load after a reload; who scrolls is not pulled back; opened by a link, the list has one page', async ({
  page,
}) => {
  await showWholeList(page);
  const held: (() => void)[] = [];
  await page.route(/\/api\/products\?.*page=2/, (route) => {
    held.push(() => void route.continue());
  });
  await page.reload();
  await expect(page.getByText('Loading more products…')).toBeAttached();
  await expect(cards(page)).toHaveCount(24);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  for (const answer of held) answer();
  await expect(cards(page)).toHaveCount(84);
  await nextPaint(page);
  expect(await page.evaluate(() => scrollY)).toBe(200);

  await page.unrouteAll();
  // A list that is opened by a link after that has one page, and 'Show more' moves the focus as before.
  await page.goto('/help');
  await page.goto('/products');
  await page.waitForSelector('html[data-ready]');
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
});

test("PRD-12 after 'Show more' the focus is on the first card that is new, unless the shopper has gone elsewhere", async ({
  page,
}) => {
  await page.goto('/products');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  await more.click();
  await page.getByRole('searchbox', { name: 'Search products' }).focus();
  await expect(cards(page)).toHaveCount(72);
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused();
});

test('PRD-8 a list that changes is shown from its top; one that does not stays where it is', async ({ page }) => {
  await page.goto('/products?category=gin');
  const top = () => page.evaluate(() => document.getElementById('product-list')?.getBoundingClientRect().top ?? 0);
  const brand = page.getByRole('combobox', { name: 'Brand' });
  await expect(brand.getByRole('option')).not.toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(top).toBeLessThan(0);
  await page.getByRole('radio', { name: 'Gin', exact: true }).dispatchEvent('click');
  expect(await top()).toBeLessThan(0);
  await page.getByRole('radio', { name: 'Rum', exact: true }).dispatchEvent('click');
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});

test.describe(() => {
  test.use({ expectedConsole: [FAILED_REQUEST] });
  test('PRD-12 a further page that fails after a reload is reported, and can be asked for again', async ({
    page,
    scenario,
  }) => {
    await showWholeList(page);
    await scenario('furtherPagesServerError');
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'More products could not be loaded' })).toBeAttached();
    await expect(cards(page)).toHaveCount(24);
    await scenario(null);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(48);
  });

  test('PRD-12 a further page that does not come leaves what is shown, says so where one looks, and can be asked for again', async ({
    page,
    scenario,
  }) => {
    await scenario('furtherPagesServerError');
    await page.goto('/products');
    const more = page.getByRole('button', { name: 'Show more' });
    await more.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await more.click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('alert').filter({ hasText: 'More products could not be loaded' })).toBeInViewport();
    await expect(cards(page)).toHaveCount(24);
    await scenario(null);
    await retry.click();
    await expect(cards(page)).toHaveCount(48);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('PRD-12 RTE-5 Back from a product that was read to its end and reloaded: the list is at its place', async ({
    page,
  }) => {
    await page.goto('/products');
    await page.evaluate(() => scrollTo({ top: 3419, behavior: 'instant' }));
    const middle = await middleCard(page);
    await cards(page).nth(14).getByRole('link').dispatchEvent('click');
    await expect(page).toHaveURL(/\/products\/.+\/.+/);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.reload();
    await untilReady(page);
    await page.goBack();
    await expect(cards(page)).toHaveCount(24);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3419);
    await nextPaint(page);
    expect(await middleCard(page)).toBe(middle);
  });

  test('PRD-2 the filters are in a drawer, and the list behind follows at once', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByText('Rum', { exact: true }).click();
    await expect(page).toHaveURL('/products?category=rum');
    await expectNoAxeViolations(page);
    await drawer.getByRole('button', { name: /^Show \d+/ }).click();
    await expect(drawer).toBeHidden();
    await expect(cards(page).first()).toContainText('Rum');
  });

  test('PRD-2 the drawer holds the focus and stops the page behind, and releases both', async ({ page }) => {
    await page.goto('/products');
    const opener = page.getByRole('button', { name: /^Filters/ });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    const close = drawer.getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.getByRole('button', { name: /^Show/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.getByRole('link', { name: 'Skip to content', includeHidden: true }).focus();
    await expect(close).toBeFocused();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test("PRD-13 a mistyped search: 'Did you mean whiskey?' opens it, similar products are below, with popular categories", async ({
  page,
}) => {
  await page.goto('/products?search=wiskey');
  await expect(page.getByText('No products found matching your criteria')).toBeVisible();
  const near = page.getByRole('region', { name: 'Close to what you searched for' });
  await expect(near.getByRole('listitem').first()).toContainText('Whisky');
  await expect(page.getByRole('navigation', { name: 'Popular categories' }).getByRole('link')).toHaveCount(5);
  await expectNoAxeViolations(page);
  await expect(page.getByText('Did you mean whiskey?')).toBeVisible();
  await page.getByRole('link', { name: 'whiskey', exact: true }).click();
  await expect(page).toHaveURL('/products?search=whiskey');
  await expect(cards(page).filter({ hasText: 'Glen Averne 12 Year Old' }).first()).toBeVisible();
});

test("PRD-13 a search that finds only what is out of stock: 'Include out of stock' shows it at one press, what comes near is below", async ({
  page,
}) => {
  await page.goto('/products?search=ship%E2%80%99s+decanter');
  await expect(page.getByText('No products found matching your criteria')).toBeVisible();
  const near = page.getByRole('region', { name: 'Close to what you searched for' });
  await expect(near.getByRole('link', { name: /Square Whisky Decanter/ }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Include out of stock' }).click();
  await expect(page).toHaveURL('/products?search=ship%E2%80%99s+decanter&stock=all');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Ship’s Decanter');
  await page.goto('/products?search=qqqqqq');
  await expect(page.getByText('No products found matching your criteria')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Include out of stock' })).toHaveCount(0);
});

test("PRD-13 'tawny': the port is first under 'Best matches', the list stays by name, and can be sorted by best match", async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('tawny');
  await page.getByRole('searchbox', { name: 'Search products' }).press('Enter');
  const best = page.getByRole('region', { name: 'Best matches' });
  await expect(best.getByRole('listitem')).toHaveCount(4);
  await expect(best.getByRole('heading', { level: 3 }).first()).toHaveText('Tawny & Rye 20 Year Old Tawny Port');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Best match');
  await expect(page).toHaveURL('/products?search=tawny&sort=best');
  await expect(best).toBeHidden();
  await expect(cards(page).first()).toContainText('Tawny Port');
  await page.getByRole('button', { name: 'Remove filter: “tawny”' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name-asc');
});

test('PRD-14 a count beside a filter is what choosing it shows, with the others as they are', async ({ page }) => {
  await page.goto('/products?search=oak');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const option = filters.getByRole('radio', { name: 'Rum' });
  await expect(option).toBeVisible();
  const label = filters.locator('label').filter({ has: page.getByRole('radio', { name: 'Rum' }) });
  await expect(label).toContainText(/\d/);
  const rums = Number(/\d+/.exec(await label.innerText())?.[0]);
  expect(rums).toBeGreaterThan(0);
  await option.check();
  await expect(count(page)).toHaveText(new RegExp(`^${rums} products?$`));

  // Counts beside the filters come with the frame after the list's own.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const band = filters.getByRole('button', { name: /^Up to £50/ });
  const cheap = Number(/(\d+)\s*products?$/.exec(await band.innerText())?.[1]);
  await band.click();
  await expect(page).toHaveURL('/products?category=rum&search=oak&max=50');
  await expect(band).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toHaveText(new RegExp(`^${cheap} products?$`));
  await band.click();
  await expect(page).toHaveURL('/products?category=rum&search=oak');
});

test('PRD-14 type, strength and country: chosen, in the address, taken off by their chips', async ({ page }) => {
  await page.goto('/products?category=whisky');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Single Malt (5)' });
  await expect(count(page)).toHaveText('5 products');
  await filters.getByRole('combobox', { name: 'Strength (ABV)' }).selectOption('very-strong');
  await filters.getByRole('combobox', { name: 'Country' }).selectOption('Scotland');
  await expect(page).toHaveURL('/products?category=whisky&type=Single+Malt&strength=very-strong&country=Scotland');
  await expectNoAxeViolations(page);
  for (const name of ['Single Malt', 'Over 42%', 'Scotland']) {
    await page.getByRole('button', { name: `Remove filter: ${name}` }).click();
  }
  await expect(page).toHaveURL('/products?category=whisky');
  await expect(filters.getByRole('combobox', { name: 'Country' })).toHaveValue('');
});

test('PRD-15 PRD-16 age and region: in order, with counts, in the address, taken off by their chips', async ({
  page,
}) => {
  await page.goto('/products?category=spirits');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const age = filters.getByRole('combobox', { name: 'Age' });
  await expect(age.getByRole('option')).toHaveText([
    'Any age',
    '8 months (1)',
    '20 months (2)',
    '4 years (1)',
    '5 years (3)',
    '12 years (2)',
    '15 years (1)',
    '18 years (1)',
    '21 years (1)',
    '25 years (1)',
  ]);
  await age.selectOption('12 years (2)');
  await expect(page).toHaveURL('/products?category=spirits&age=12');
  await expect(count(page)).toHaveText('2 products');
  const region = filters.getByRole('combobox', { name: 'Region' });
  await expect(region.getByRole('option')).toHaveText(['All regions', 'Speyside (1)', 'The Grenadines (1)']);
  await region.selectOption('Speyside (1)');
  await expect(page).toHaveURL('/products?category=spirits&age=12&region=Speyside');
  await expect(count(page)).toHaveText('1 product');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(count(page)).toHaveText('1 product');
  await expect(region).toHaveValue('Speyside');
  for (const name of ['12 years', 'Speyside']) {
    await page.getByRole('button', { name: `Remove filter: ${name}` }).click();
  }
  await expect(page).toHaveURL('/products?category=spirits');
  await expect(age).toHaveValue('');
});

test('PRD-15 PRD-16 a list without ages, or with one region, offers no such filter', async ({ page }) => {
  await page.goto('/products?section=glassware');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('combobox', { name: 'Type' })).toBeVisible();
  await expect(filters.getByRole('combobox', { name: 'Age' })).toHaveCount(0);
  await expect(filters.getByRole('combobox', { name: 'Region' })).toHaveCount(0);
  await page.goto('/products?category=whisky');
  await expect(filters.getByRole('combobox', { name: 'Age' })).toBeVisible();
  await expect(filters.getByRole('combobox', { name: 'Region' })).toHaveCount(0);
});

test('PRD-9 PRD-15 an age in the address that is none is ignored; one that nothing has can be taken off', async ({
  page,
}) => {
  // Which ages are none: tests/machines/domain/product-query.test.ts.
  await page.goto('/products?category=whisky&age=1e9');
  await expect(count(page)).toHaveText('8 products');
  await expect(page.getByRole('button', { name: /^Remove filter:/ })).toHaveCount(1);
  await page.goto('/products?category=whisky&age=13');
  await expect(page.getByText('No products found matching your criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: 13 years' }).click();
  await expect(count(page)).toHaveText('8 products');
});
