import type { Page } from '@playwright/test';
import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expectNoAxeViolationsAround } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/shop-test.ts';

test.use({ viewport: { width: 1440, height: 900 }, ageConfirmed: false });

const choose = (page: Page, chart: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Flows' })
    .getByRole('link', { name: new RegExp(`^${chart}\\b`) })
    .click();

test('FLW-2 a chart is shown in the state that runs it: by the keyboard, live, and not running as such', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/messages');
  const door = flowbook.door('addition');
  await expect(door).toHaveAttribute('aria-expanded', 'false');
  await door.focus();
  await page.keyboard.press('Enter');
  await expect(door).toHaveAttribute('aria-expanded', 'true');
  await expect(door).toBeFocused();
  const addition = flowbook.chartInPlace('addition');
  await expect(addition).toHaveAccessibleName(/not running$/);
  await expectNoAxeViolationsAround(page, 'iframe');
  await flowbook.event('cart.product.added').first().click();
  await expect(addition).toHaveAccessibleName(/now acknowledged$/);
  await expect(addition.getByRole('button', { name: 'acknowledged, now' })).toBeVisible();
  await addition.getByRole('button', { name: 'addition, now' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(addition.getByRole('button', { name: /^acknowledged/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/flowbook/addition/acknowledged');
  await page.goBack();
  await expect(addition).toBeVisible();
  await door.focus();
  await page.keyboard.press('Enter');
  await expect(addition).toHaveCount(0);
});

test('FLW-2 charts in place hold others in place, and how often one runs is said', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/shop');
  await flowbook.press('Outline');
  await flowbook.door('messages').click();
  await flowbook.door('addition').click();
  const outline = page.getByRole('list', { name: 'Outline of addition' });
  await expect(outline).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: outline }).last()).toContainText('here not running');
  await expectNoAxeViolationsAround(page, 'iframe');
  await choose(page, 'cart');
  await flowbook.event('product.added', 'one').click();
  await flowbook.event('product.added', 'another').click();
  await choose(page, 'shop');
  await expect(page.getByRole('listitem').filter({ has: outline }).last()).toContainText(/here 2 run: /);
  await flowbook.press('Drawing');
  await expect(flowbook.chartInPlace('messages').getByRole('group', { name: /^Statechart of addition/ })).toBeVisible();
});

test('FLW-2 a box on the map shows the states of its flow, with the one that it is in, and each leads to its place', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  const toggle = page.getByRole('button', { name: 'Show the states of overlay here' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle).toBeFocused();
  await expectNoAxeViolationsAround(page, 'iframe');
  await page.getByRole('button', { name: 'nothing of overlay, now' }).click();
  await expect(page).toHaveURL('/flowbook/overlay/nothing');
});

/** Holds back the events between the flows. @returns a function that lets them through */
async function withholdEvents(page: Page): Promise<() => void> {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*flowbook-map*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('FLW-2 the map shows its flows while the events between them are being found, and the keyboard focus stays', async ({
  page,
}) => {
  const release = await withholdEvents(page);
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  const boxOfCart = page.getByRole('button', { name: /^cart, / });
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('Finding events …');
  await boxOfCart.focus();
  release();
  await expect(page.getByRole('button', { name: /^Arrows of Account: .* to Shell/ })).toBeVisible();
  await expect(status).toBeEmpty();
  await expect(boxOfCart).toBeFocused();
});

test('FLW-2 a flow that is in focus before its events are found is shown with them as one that is chosen later', async ({
  page,
}) => {
  const release = await withholdEvents(page);
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  const focus = page.getByRole('combobox', { name: 'In focus' });
  const boxOfCart = page.getByRole('button', { name: /^cart, / });
  const neighbour = page.getByRole('button', { name: /^messages, / });
  await focus.selectOption('cart');
  await expect(neighbour).toHaveCount(0);
  await expect(boxOfCart).toBeInViewport({ ratio: 1 });
  release();
  await expect(neighbour).toBeVisible();
  const shown = await neighbour.boundingBox();
  await focus.selectOption('all flows');
  await focus.selectOption('cart');
  await expect(boxOfCart).toBeVisible();
  // The drawing is moved to its place in a turn of its own.
  await expect.poll(() => neighbour.boundingBox()).toEqual(shown);
});

test('FLW-2 what the keyboard comes to on the map is seen, also when keys follow one another within a frame', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  await page.getByRole('button', { name: /^Arrows of Outside/ }).focus();
  for (let key = 0; key < 24; key += 1) await page.keyboard.press('Tab');
  await expect(page.locator('.fbm :focus')).toHaveAccessibleName(/^Show the states of/);
  await expect(page.locator('.fbm :focus')).toBeInViewport();
});

test('FLW-2 the map begins with what each group sends; its title shows its arrows, by the keyboard, and hides them', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  const arrow = page.locator('.fbm [data-edge^="login > "]').first();
  const title = page.getByRole('button', { name: /^Arrows of Account: .* to Shell/ });
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await expect(arrow).toHaveCount(0);
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveAttribute('aria-expanded', 'true');
  await expect(title).toBeFocused();
  await expect(arrow).toBeAttached();
  await expectNoAxeViolationsAround(page, 'iframe');
  await page.keyboard.press('Enter');
  await expect(arrow).toHaveCount(0);
});
