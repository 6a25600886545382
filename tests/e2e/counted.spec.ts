import type { Page } from '@playwright/test';
import { countPage, countToFirstPaint, countTouch, recordRenders, tickUntil } from '#tests/support/counting.ts';
import { expect, test, untilReady } from '#tests/support/shop-test.ts';
import { type Allowed, CHECK_BUDGETS, FIRST_PAINT_BUDGETS, PAGE_BUDGETS, TOUCH_BUDGETS } from './counted-budgets.ts';

// Figures that do not depend on the clock, so that they fail on a slow machine only when they fail on any. What does
// depend on it, the lengths of tasks and calls of functions among it, is measured by `npm run bench`.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PAGES = Object.keys(PAGE_BUDGETS) as (keyof typeof PAGE_BUDGETS)[];

/** No idle moment comes until the test gives them. */
const holdIdleTime = (page: Page) =>
  page.addInitScript(() => {
    const request = window.requestIdleCallback.bind(window);
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => held.push(run);
    window.giveIdleTime = () => {
      window.requestIdleCallback = request;
      for (const run of held) request(run);
    };
  });

/** Compares all figures with their budgets, and writes them into the report. */
function expectWithin(figures: Readonly<Record<string, number>>, budgets: Readonly<Record<string, unknown>>): void {
  for (const [name, figure] of Object.entries(figures)) {
    const { budget, goal } = budgets[name] as Allowed;
    const note = `${figure} of ${budget}${goal === undefined ? '' : `, goal ${goal}`}`;
    test.info().annotations.push({ type: name, description: note });
    expect.soft(figure, name).toBeLessThanOrEqual(budget);
  }
}

for (const name of PAGES) {
  const { path } = PAGE_BUDGETS[name];

  test(`API-5 ${name}: elements, requests and bytes, and what the first idle moments add to them`, async ({ page }) => {
    await holdIdleTime(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilReady(page);
    const figures = await countPage(page);
    expect(figures.elements).toBeGreaterThan(100);
    expect(figures.scripts).toBeGreaterThan(0);
    expectWithin(figures, PAGE_BUDGETS[name]);
    await page.evaluate(() => window.giveIdleTime());
    const { requests, scripts, styles, fonts, data } = await countPage(page);
    expectWithin(
      {
        requests: requests - figures.requests,
        scripts: scripts - figures.scripts,
        styles: styles - figures.styles,
        fonts: fonts - figures.fonts,
        data: data - figures.data,
      },
      CHECK_BUDGETS[name],
    );
  });

  test(`${name}: what the first paint waits for`, async ({ page }) => {
    expectWithin(await countToFirstPaint(page, path), FIRST_PAINT_BUDGETS[name]);
  });
}

/** By element: behind a dialog nothing has a role. */
const cards = (page: Page) => page.locator('#product-list h3');
const addButton = (page: Page) => page.getByRole('button', { name: /^Add .* to cart/ }).first();
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const whisky = (page: Page) => page.getByRole('dialog').getByRole('radio', { name: /^Whisky/ });
const listSearch = (page: Page) => page.getByRole('main').getByRole('searchbox');
const siteSearch = (page: Page) => page.getByRole('combobox', { name: 'Search spirits' });
const hasCards = async (page: Page, count: number) => (await cards(page).count()) === count;
const found = async (page: Page, count: number) =>
  (await page.locator('#result-count').innerText()) === `${count} products` && hasCards(page, count);

type CountedTouch = {
  before?: (page: Page) => Promise<unknown>;
  /** What the touch is meant for: it is brought into view before. */
  act: (page: Page) => Promise<unknown>;
  until: (page: Page) => Promise<boolean>;
};

const openProduct: CountedTouch = {
  act: (page) => cards(page).nth(1).getByRole('link').tap(),
  until: (page) => page.getByRole('heading', { level: 1, name: 'Ashcombe Navy Strength Gin' }).isVisible(),
};
const add: CountedTouch = {
  act: (page) => addButton(page).tap(),
  until: (page) => page.getByRole('link', { name: 'Cart, 1 item' }).isVisible(),
};
const openFilters: CountedTouch = {
  act: (page) => filters(page).tap(),
  until: (page) => whisky(page).isVisible(),
};

const done = async (page: Page, { before, act, until }: CountedTouch) => {
  await before?.(page);
  await act(page);
  await tickUntil(page, () => until(page));
};

const TOUCHES: Readonly<Record<keyof typeof TOUCH_BUDGETS, CountedTouch>> = {
  'add to cart': add,
  'open cart': {
    before: (page) => done(page, add),
    act: (page) => page.getByRole('link', { name: 'Cart, 1 item' }).tap(),
    until: (page) => page.getByRole('heading', { level: 2, name: 'Ashcombe London Dry Gin' }).isVisible(),
  },
  'open filters': openFilters,
  filter: {
    before: (page) => done(page, openFilters),
    act: (page) => page.getByRole('dialog').getByText('Whisky', { exact: true }).tap(),
    until: (page) => found(page, 8),
  },
  sort: {
    act: (page) => page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc'),
    until: async (page) => (await cards(page).first().innerText()) !== 'Ashcombe London Dry Gin' && hasCards(page, 24),
  },
  'search keystroke': {
    before: (page) => listSearch(page).pressSequentially('gi'),
    act: (page) => page.keyboard.press('n'),
    until: async (page) => (await listSearch(page).inputValue()) === 'gin',
  },
  'search submitted': {
    before: (page) => listSearch(page).pressSequentially('gin'),
    act: (page) => page.keyboard.press('Enter'),
    until: async (page) => page.url().includes('search=gin') && !(await hasCards(page, 24)),
  },
  suggestions: {
    before: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).tap();
      await siteSearch(page).pressSequentially('g');
    },
    act: (page) => page.keyboard.press('i'),
    until: (page) => page.getByRole('option', { name: 'Gin', exact: true }).isVisible(),
  },
  product: openProduct,
  Back: {
    before: (page) => done(page, openProduct),
    act: (page) => page.evaluate(() => history.back()),
    until: (page) => hasCards(page, 24),
  },
  'open menu': {
    act: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
    until: (page) => page.getByRole('dialog').getByRole('link', { name: 'Categories' }).isVisible(),
  },
};

for (const [name, touch] of Object.entries(TOUCHES) as [keyof typeof TOUCHES, CountedTouch][]) {
  test(`${name}: rendered components and forced layouts`, async ({ browser, page }) => {
    await page.addInitScript(recordRenders);
    await page.clock.install();
    await page.goto('/products');
    await untilReady(page);
    await expect(cards(page)).toHaveCount(24);
    await page.clock.pauseAt(Date.now() + 60_000);
    await touch.before?.(page);
    const figures = await countTouch(
      browser,
      page,
      () => touch.act(page),
      () => touch.until(page),
    );
    expect(figures.components, 'the hook has counted something').toBeGreaterThan(0);
    expectWithin(figures, TOUCH_BUDGETS[name]);
  });
}
