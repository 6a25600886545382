import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, FAILED_REQUEST, test } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const PATH = '/products/whisky/glen-averne-18-year-old';
/** A product without a prerendered page: it is requested. */
const ASKING_PATH = '/products/glen-averne-18-year-old';
const NAME = /Glen Averne 18\sYear\sOld/;

test('DET-1 the product in full', async ({ page }) => {
  await page.goto(PATH);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page).toHaveTitle(/Glen Averne 18/);
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Whisky');
  await expect(main.getByRole('link', { name: 'Glen Averne', exact: true })).toHaveAttribute(
    'href',
    /\/products\?brand=/,
  );
  await expect(main.getByRole('img', { name: 'Rated 4.7 out of 5 from 318 reviews' }).first()).toBeVisible();
  for (const [term, fact] of [
    ['ABV', '43%'],
    ['Volume', '700ml'],
    ['Age', '18 years'],
    ['Type', 'Single Malt'],
    ['Alcohol', '30.1 units'],
    ['Price per litre', '£177.14'],
  ] as const) {
    await expect(main.getByRole('row').filter({ hasText: term }).first()).toContainText(fact);
  }
  await expect(main).toContainText('£124.00');
  await expect(main).toContainText('In stock');
  await expect(main).toContainText('Delivery is free on this order.');
  await expect(main).toContainText('Challenge 25');
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('DET-1 CRT-3 the delivery note is about an order with the rest of the cart', async ({ context, page }) => {
  await storeCartText(context, cartText([{ id: 'ashcombe-navy-strength-gin', quantity: 1 }]));
  await page.goto('/products/gin/ashcombe-london-dry-gin');
  await expect(page.getByRole('main')).toContainText('Delivery is free on this order.');
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Delivery is £5.99, and free from £50.00.');
});

test('DET-1 PRD-6 out of stock: the button says so, and similar products are below it', async ({ page }) => {
  await page.goto('/products/gin/ashcombe-cask-rested-gin');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Add to Cart: out of stock' });
  await expect(button).toHaveText('Out of Stock');
  await expect(button).toBeDisabled();
  await expect(main.getByText('An adult of 18 or over must be at home to receive it.')).toBeVisible();
  await expect(main.getByText(/Delivery is/)).toHaveCount(0);
  const instead = main.getByRole('region', { name: 'In stock instead' });
  const bottles = instead.getByRole('listitem');
  await expect(bottles).toHaveCount(3);
  for (const bottle of await bottles.all()) await expect(bottle).toContainText(/£\d+\.\d\d/);
  const wait = main.getByRole('button', { name: /^Tell me when it is back/ });
  const [above, between, below] = await Promise.all([button, wait, instead].map((part) => part.boundingBox()));
  expect((between?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40);
  expect((below?.y ?? 0) - (between?.y ?? 0) - (between?.height ?? 0)).toBeLessThan(60);
  await expectNoAxeViolations(page);
  const first = bottles.first().getByRole('link');
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/\/products\/gin\//);
  await expect(instead).toHaveCount(0);
  await expect(main.getByText('In stock', { exact: true })).toBeVisible();
});

test('DET-1 CRT-1 the chosen quantity is added', async ({ page }) => {
  await page.goto(PATH);
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^One more of/ })
    .first();
  await more.click();
  await more.click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '3 ×' })).toBeVisible();
});

test('DET-3 products looked at are there again after a reload, and not in another session', async ({ page }) => {
  await page.goto('/products/gin/ashcombe-sloe-gin');
  await expect(page.getByRole('heading', { level: 1, name: 'Ashcombe Sloe Gin' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tawny-and-rye.viewed'))).not.toBeNull();
  await page.goto(PATH);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link', { name: 'Ashcombe Sloe Gin' })).toBeVisible();
  await page.reload();
  await expect(recent.getByRole('link', { name: 'Ashcombe Sloe Gin' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('viewed');
});

test('DET-1 products viewed in this session are listed below the next one, but for those among the related ones', async ({
  page,
}) => {
  await page.goto('/products/gin/ashcombe-sloe-gin');
  await expect(page.getByRole('heading', { level: 1, name: 'Ashcombe Sloe Gin' })).toBeVisible();
  await page.goto(PATH);
  const [related, recent] = ['You may also like', 'Recently viewed'].map((name) => page.getByRole('region', { name }));
  if (!related || !recent) throw new Error('Two regions.');
  await expect(recent.getByRole('link')).toHaveText(['Ashcombe Sloe Gin']);
  const twelve = { name: /Glen Averne 12/ };
  await related.getByRole('link', twelve).click();
  await expect(page.getByRole('heading', { level: 1, ...twelve })).toBeVisible();
  await expect(related.getByRole('link', { name: NAME })).toBeVisible();
  await expect(recent.getByRole('link')).toHaveText(['Ashcombe Sloe Gin']);
});

test('RTE-2 /products/{id} is the product detail; anything else is not found', async ({ page }) => {
  await page.goto('/products/ashcombe-sloe-gin');
  await expect(page.getByRole('heading', { level: 1, name: 'Ashcombe Sloe Gin' })).toBeVisible();
});

test('RTE-3 a wrong category in the address redirects to the right one, an alias stays', async ({ page }) => {
  await page.goto('/products/wine/ashcombe-sloe-gin');
  await expect(page).toHaveURL('/products/gin/ashcombe-sloe-gin');
  await page.goto('/products/whiskey/glen-averne-18-year-old');
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});

test('RTE-3 /product/{id} is a placeholder that shows the id, with a link to the full detail', async ({ page }) => {
  await page.goto('/product/ashcombe-sloe-gin');
  const main = page.getByRole('main');
  await expect(main).toContainText('ashcombe-sloe-gin');
  await expect(main).toContainText(/coming soon/i);
  await expectNoAxeViolations(page);
  await main
    .getByRole('link')
    .filter({ hasText: /detail|product/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ashcombe Sloe Gin' })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('DET-2 RTE-2 an unknown id: a page that says so, with a way on', async ({ page }) => {
    await page.goto('/products/no-such-bottle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not on our shelves');
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('DET-2 a failure: the red alert with the message, and Try again', async ({ page, scenario }) => {
    await scenario('productServerError');
    await page.goto(ASKING_PATH);
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expectNoAxeViolations(page);
    await scenario(null);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  });

  test('DET-2 API-3 a malformed answer is a failure with a message', async ({ page, scenario }) => {
    await scenario('productMalformed');
    await page.goto(ASKING_PATH);
    await expect(page.getByRole('alert').filter({ hasText: 'could not read' })).toBeVisible();
  });
});

test('API-3 after 8 s a hint and Try again', async ({ page, scenario }) => {
  await page.clock.install();
  await scenario('productNeverAnswers');
  await page.goto(ASKING_PATH);
  await page.clock.runFor(8500);
  await expect(page.getByText(/taking longer than usual/)).toBeVisible();
  await scenario(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});

test('API-4 a picture that fails leaves its frame and a drawn placeholder', async ({ page }) => {
  await page.route(/glen-averne-18-year-old-\d+\.avif/, (route) =>
    route.fulfill({ status: 200, contentType: 'image/avif', body: 'not a picture' }),
  );
  await page.goto(PATH);
  const plate = page
    .getByRole('main')
    .getByRole('img', { name: /Glen Averne 18/ })
    .first();
  await expect(plate).toHaveAttribute('src', /placeholder\.svg/);
  const box = await plate.boundingBox();
  expect(box?.height).toBeGreaterThan(300);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('DET-1 a bar with price and Add to Cart is at the bottom whenever the main button is out of view', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, -400);
    const adds = page.getByRole('button', { name: 'Add to Cart' });
    await expect
      .poll(async () => {
        const boxes = await Promise.all((await adds.all()).map((add) => add.boundingBox()));
        return boxes.some((box) => box !== null && box.y > 700 && box.y < 844);
      })
      .toBe(true);
    await expectNoAxeViolations(page);
  });

  test('DET-1 the first view holds the picture, the name, the price and Add, and the page ends with its footer', async ({
    page,
  }) => {
    await page.goto(PATH);
    const bar = page.getByRole('region', { name: /^Buy / });
    const plate = page.getByRole('main').getByRole('img').first();
    await expect(bar.getByRole('button', { name: 'Add to Cart' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText('£124.00')).toBeInViewport({ ratio: 1 });
    const picture = await plate.evaluate((image) => image.getBoundingClientRect());
    expect(picture.height).toBeLessThanOrEqual(0.48 * 844);
    expect(Math.abs(picture.left + picture.right - 390), 'in the middle').toBeLessThan(2);
    const name = await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect());
    const barTop = await bar.evaluate((element) => element.getBoundingClientRect().top);
    expect(name.bottom).toBeLessThan(barTop);

    const below = await page
      .getByRole('contentinfo')
      .evaluate((footer) => document.documentElement.scrollHeight - footer.getBoundingClientRect().bottom - scrollY);
    expect(Math.abs(Math.round(below))).toBe(0);
  });

  test('DET-1 PRD-6 the texts on the lower picture have the same size', async ({ page }) => {
    await page.goto('/products/whisky/glen-averne-cask-strength-batch-9');
    const chip = page.getByRole('main').getByText('Out of Stock', { exact: true });
    const { width, mask } = await chip.first().evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      mask: getComputedStyle(element).maskImage,
    }));
    expect(width).toBeLessThan(120);
    expect(mask).toBe('none');
  });
});
