import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, FAILED_REQUEST, test, untilReady } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const GIN = 'Ashcombe Sloe Gin';

test('HDR-1 wordmark, links and the app code', async ({ page }) => {
  await page.goto('/shipping');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: 'Categories' })).toHaveAttribute('href', '/categories');
  await header.getByRole('button', { name: 'Download App' }).click();
  const code = page.getByRole('dialog').getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  const caption = await page.getByText(/^Scan with your phone/).elementHandle();
  const isAbove = code.evaluate(
    (image, text) => image.getBoundingClientRect().bottom <= (text?.getBoundingClientRect().top ?? 0),
    caption,
  );
  expect(await isAbove).toBe(true);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(header.getByRole('button', { name: 'Download App' })).toBeFocused();
  await header.getByRole('link', { name: /Tawny & Rye/ }).click();
  await expect(page).toHaveURL('/');
});

test('HDR-1 Escape closes the code in the very frame in which it appears', async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Download App' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Download App' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opener.evaluate((button: HTMLElement) => {
    button.click();
    // React has rendered the dialog when the press's own microtasks have run; nothing is painted yet.
    return Promise.resolve().then(() =>
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
    );
  });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('HDR-1 Enter in the search goes to the products; a blank search is ignored', async ({ page }) => {
  await page.goto('/shipping');
  const search = page.getByRole('banner').getByPlaceholder('Search spirits...');
  await search.fill('   ');
  await search.press('Enter');
  await expect(page).toHaveURL('/shipping');
  await search.fill('  chateau ');
  await search.press('Enter');
  await expect(page).toHaveURL('/products?search=chateau');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Château Orvelle/ })
      .first(),
  ).toBeVisible();
});

test('HDR-2 the badge counts pieces, is hidden at 0 and announced', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toHaveText('');
  await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 3 }]));
  await page.reload();
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' });
  await expect(cart).toContainText('3');
});

test('HDR-3 a visitor who is signed out sees Login and Sign Up', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('HDR-4 the drawer replaces the links; Escape, a click outside and a link close it; the focus returns', async ({
    page,
  }) => {
    await page.goto('/shipping');
    const opener = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Categories' })).toBeHidden();
    await opener.click();
    await expect(drawer.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
    await expect(drawer.getByRole('link', { name: 'Saved bottles' })).toHaveAttribute('href', '/saved');
    await expect(drawer.getByRole('link', { name: 'Profile' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(380, 500);
    await expect(drawer).toBeHidden();
    await opener.click();
    await drawer.getByRole('link', { name: 'Categories' }).click();
    await expect(page).toHaveURL('/categories');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('HDR-1 the search opens under the header with the focus in it', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Open s|S)earch/ })
      .click();
    const search = page.getByPlaceholder('Search spirits...');
    await expect(search).toBeFocused();
    await search.fill('rye');
    await search.press('Enter');
    await expect(page).toHaveURL('/products?search=rye');
  });

  test("HDR-1 a press on 'Clear search' leaves the focus in the field, so that the search stays open", async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    const search = page.getByPlaceholder('Search spirits...');
    await search.fill('rye');
    await page.getByRole('banner').getByRole('button', { name: 'Clear search' }).hover();
    await page.mouse.down();
    await expect(search).toBeFocused();
    await page.mouse.up();
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
  });
});

test('HDR-5 suggestions while typing: arrows and Enter go to one, Escape closes them', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox', { name: /search/i });
  await search.fill('sloe');
  const option = page.getByRole('option', { name: new RegExp(GIN) });
  await expect(option).toBeVisible();
  await expectNoAxeViolations(page);
  await search.press('Escape');
  await expect(option).toBeHidden();
  await expect(search).toHaveValue('sloe');
  await search.pressSequentially(' ');
  await search.press('Backspace');
  await expect(option).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page).not.toHaveURL(/search=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('HDR-5 a suggestion opens in a new tab as any link does, and the list stays', async ({ page, context }) => {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox', { name: /search/i });
  await search.fill('sloe');
  const option = page.getByRole('option', { name: new RegExp(GIN) });
  const [tab] = await Promise.all([context.waitForEvent('page'), option.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL(/\/products\/gin\//);
  await expect(page).toHaveURL('/');
  await expect(option).toBeVisible();
  await expect(search).toBeFocused();
  await option.click();
  await expect(page).toHaveURL(/\/products\/gin\//);
});

test('HDR-5 plain Enter searches, whatever is suggested', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('banner').getByPlaceholder('Search spirits...');
  await search.fill('gin');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL('/products?search=gin');
});

test.describe(() => {
  test.use({ expectedConsole: [FAILED_REQUEST] });
  test('HDR-5 where suggestions cannot be had, searching still works', async ({ page, scenario }) => {
    await page.goto('/');
    await scenario('brandsServerError');
    const search = page.getByRole('banner').getByPlaceholder('Search spirits...');
    const failed = page.waitForResponse(/api\/brands/);
    await search.fill('gin');
    await failed;
    await expect(page.getByRole('option')).toHaveCount(0);
    await scenario(null);
    await search.press('Enter');
    await expect(page).toHaveURL('/products?search=gin');
  });
});

test('FTR-1 the footer has its four columns, contact details and the notice', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const links = [
    ['About', '/about'],
    ['Careers', '/careers'],
    ['Press', '/press'],
    ['Blog', '/blog'],
    ['Help', '/help'],
    ['Contact', '/contact'],
    ['Shipping', '/shipping'],
    ['Returns', '/returns'],
    ['Orders', '/orders'],
    ['Saved bottles', '/saved'],
    ['Whisky', '/products?category=whiskey'],
    ['Wine', '/products?category=wine'],
    ['Beer', '/products?category=beer'],
    ['Spirits', '/products?category=spirits'],
    ['Legal', '/legal'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Cookies', '/cookies'],
    ['Age Verification', '/age-verification'],
    ['Accessibility', '/accessibility'],
  ] as const;
  for (const [name, href] of links) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer).toContainText('Please drink responsibly.');
  await expect(footer).toContainText('18 or over');
  await expect(footer.getByRole('link', { name: 'hello@tawnyandrye.example' })).toBeVisible();
  await expect(footer.getByRole('link', { name: /Instagram/ })).toBeVisible();
});

test("HDR-5 a suggestion shows picture, price and what was typed in bold; 'See all' leads to the whole list", async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox', { name: /search/i });
  await search.fill('tawny');
  const port = page.getByRole('option', { name: /20 Year Old Tawny Port/ });
  await expect(port).toContainText('£45.00');
  await expect(port.locator('img')).toBeVisible();
  await expect(port.locator('b').first()).toHaveText('Tawny');
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText('Tawny Port');
  await page.getByRole('option', { name: 'See all 37 results' }).click();
  await expect(page).toHaveURL('/products?search=tawny');
});

test('HDR-5 where nothing contains the typed text, the page says so and offers a correction, similar products and a way on', async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox', { name: /search/i });
  await search.fill('wiskey');
  const none = page.getByRole('group', { name: 'No exact match' });
  await expect(none.getByRole('option', { name: 'Did you mean whiskey?' })).toBeVisible();
  await expect(none.getByRole('option', { name: /Glen Averne/ }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await search.fill('qqqqqq');
  await expect(page.getByRole('option')).toHaveText(['Browse all categories']);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 suggestion');
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page).toHaveURL('/categories');
});
