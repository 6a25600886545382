import type { Locator, Page, Route } from '@playwright/test';
import { CartPage } from '#tests/models/cart-page.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, FAILED_REQUEST, test, untilReady } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const GIN = { id: 'ashcombe-sloe-gin', name: 'Ashcombe Sloe Gin' };
const STOUT = { id: 'marl-and-bine-oatmeal-stout', name: 'Marl & Bine Oatmeal Stout' };
const CHOCOLATE = { id: 'tawny-rye-72-dark-chocolate', name: 'Tawny & Rye 72% Dark Chocolate' };
const THREE = cartText([
  { id: GIN.id, quantity: 1 },
  { id: STOUT.id, quantity: 3 },
  { id: CHOCOLATE.id, quantity: 1 },
]);

test('CRT-2 CRT-3 an empty cart says so, costs nothing and leads on', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  await expect(main.getByRole('link', { name: 'Saved bottles' })).toHaveAttribute('href', '/saved');
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/products');
});

test('CRT-1 adding the same product twice raises its quantity; another makes a new line', async ({ page }) => {
  await page.goto('/products?category=gin');
  const add = page.getByRole('button', { name: `Add ${GIN.name} to cart` });
  await add.click();
  await page.getByRole('button', { name: `One more of ${GIN.name}` }).click();
  await page.getByRole('button', { name: 'Add Ashcombe London Dry Gin to cart' }).click();
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  const cart = new CartPage(page);
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.line(GIN.name).getByRole('status').or(cart.line(GIN.name).locator('output'))).toHaveText('2');
});

test.describe('with three products', () => {
  test.beforeEach(async ({ context }) => storeCartText(context, THREE));

  test('CRT-3 CRT-4 the summary shows subtotal, tax, delivery and total, and calculates them anew after every change', async ({
    page,
  }) => {
    const cart = new CartPage(page);
    await cart.open();
    await expect(cart.figure('Subtotal')).toHaveText('£45.00');
    await expect(cart.figure('Tax (8%)')).toHaveText('£3.60');
    await expect(cart.figure('Delivery')).toHaveText('£5.99');
    await expect(cart.figure('Total')).toHaveText('£54.59');
    await expect(cart.summary).toContainText('Add £5.00 more for free delivery');
    await expectNoAxeViolations(page);
    // What changes by a press elsewhere on the page is read out.
    const badge = page.getByRole('banner').locator('[aria-live=polite]');
    const total = cart.summary.locator('[aria-live=polite][aria-atomic=true]');
    await expect(badge).toHaveText('Cart, 5 items');
    await expect(total).toHaveText('Total£54.59');

    await cart.more(CHOCOLATE.name);
    await expect(badge).toHaveText('Cart, 6 items');
    await expect(total).toHaveText('Total£54.27');
    await expect(cart.figure('Subtotal')).toHaveText('£50.25');
    await expect(cart.figure('Delivery')).toHaveText(/free|£0\.00/i);
    await expect(cart.figure('Total')).toHaveText('£54.27');
    await page.reload();
    await expect(cart.figure('Total')).toHaveText('£54.27');
  });

  test('CRT-6 minus at one removes the line, and Undo restores its place and quantity, of two removals in either order', async ({
    page,
  }) => {
    const cart = new CartPage(page);
    await cart.open();
    const names = cart.lines.getByRole('heading');
    await cart.remove(STOUT.name);
    await expect(names).toHaveText([GIN.name, CHOCOLATE.name]);
    await cart.undo();
    await expect(names).toHaveText([GIN.name, STOUT.name, CHOCOLATE.name]);
    await expect(cart.figure('Subtotal')).toHaveText('£45.00');

    await cart.less(GIN.name);
    await expect(names).toHaveText([STOUT.name, CHOCOLATE.name]);
    await cart.undo();
    await expect(names).toHaveText([GIN.name, STOUT.name, CHOCOLATE.name]);

    await cart.clear();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
    await cart.undo();
    await expect(names).toHaveText([GIN.name, STOUT.name, CHOCOLATE.name]);
    await expect(cart.figure('Total')).toHaveText('£54.59');

    // Whichever of two removals is undone first, the lines are in their order again.
    await cart.remove(GIN.name);
    await cart.remove(STOUT.name);
    await expect(names).toHaveText([CHOCOLATE.name]);
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.first().click();
    await expect(names).toHaveText([GIN.name, CHOCOLATE.name]);
    await undo.click();
    await expect(names).toHaveText([GIN.name, STOUT.name, CHOCOLATE.name]);
  });

  test('CRT-6 the focus does not go with a line: its neighbour has it, and a line that stays keeps it', async ({
    page,
  }) => {
    const cart = new CartPage(page);
    await cart.open();
    const less = page.getByRole('button', { name: `One less of ${STOUT.name}` });
    await less.press('Enter');
    await less.press('Enter');
    await expect(cart.line(STOUT.name).locator('output')).toHaveText('1');
    await expect(less).toBeFocused();
    await less.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${CHOCOLATE.name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${GIN.name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cart.heading).toHaveText('Your Cart is Empty');
    await expect(cart.heading).toBeFocused();
  });

  test('CRT-6 no click is lost, however fast', async ({ page }) => {
    const cart = new CartPage(page);
    await cart.open();
    const more = page.getByRole('button', { name: `One more of ${GIN.name}` });
    await expect(more).toBeVisible();
    await more.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 40; click += 1) button.click();
    });
    await expect(page.getByRole('link', { name: 'Cart, 45 items' })).toBeVisible();
  });

  test('CRT-5 two tabs show the same cart', async ({ page, context }) => {
    const cart = new CartPage(page);
    await cart.open();
    await expect(cart.lines).toHaveCount(3);
    const other = new CartPage(await context.newPage());
    await other.open();
    await other.remove(STOUT.name);
    await expect(cart.lines).toHaveCount(2);
    await cart.clear();
    await expect(other.heading).toHaveText('Your Cart is Empty');
  });
});

test.describe('two tabs', () => {
  test.use({ expectedConsole: [/Failed to load resource|LoadError/] });

  for (const [id, title, answer] of [
    ['TAB-1', 'answers 404', (route: Route) => route.fulfill({ status: 404 })],
    ['TAB-2', 'never answers', () => {}],
  ] as const) {
    test(`${id} CRT-4 what two tabs add is in both carts, where every file that is not loaded yet ${title}`, async ({
      page,
      context,
    }) => {
      await page.goto('/products/gin');
      await untilReady(page);
      await page.route('**/assets/*.js', answer);
      const other = await context.newPage();
      await other.goto('/products/rum');
      await other
        .getByRole('main')
        .getByRole('button', { name: /^Add .* to cart$/ })
        .first()
        .click();
      await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await page.getByRole('button', { name: 'Add Ashcombe Sloe Gin to cart' }).click();
      for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    });
  }
});

/** Presses a button ten times, each as soon as the page has time: from the same moment on in each tab. */
const pressTenTimes = (page: Page, name: string, start: number) =>
  page.getByRole('button', { name }).evaluate(
    (button: HTMLButtonElement, moment) =>
      new Promise<void>((resolve) => {
        let presses = 0;
        const press = () => {
          button.click();
          presses += 1;
          if (presses === 10) resolve();
          else setTimeout(press);
        };
        setTimeout(press, moment - Date.now());
      }),
    start,
  );

test('STO-7 two tabs with ten presses each at the same moment lose none', async ({ page, context }) => {
  await storeCartText(context, cartText([{ id: GIN.id, quantity: 1 }]));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/cart');
    await untilReady(tab);
  }
  let bottles = 1;
  for (let round = 0; round < 10; round += 1) {
    const start = (await page.evaluate(() => Date.now())) + 300;
    await Promise.all([page, other].map((tab) => pressTenTimes(tab, `One more of ${GIN.name}`, start)));
    bottles += 20;
    for (const tab of [page, other]) {
      await expect(tab.getByRole('link', { name: `Cart, ${bottles} items` })).toBeVisible();
    }
  }
  await page.reload();
  await expect(page.getByRole('link', { name: `Cart, ${bottles} items` })).toBeVisible();
});

test('CRT-4 a stored discount is subtracted from the total, never below nothing', async ({ page, context }) => {
  await storeCartText(context, cartText([{ id: STOUT.id, quantity: 1 }], 100_000));
  const cart = new CartPage(page);
  await cart.open();
  await expect(cart.figure('Discount')).toContainText('£10.04');
  await expect(cart.figure('Total')).toHaveText('£0.00');
});

// Which texts are damaged: tests/machines/stored-cart.test.ts, tests/unit/stored.test.ts.
test('CRT-5 a damaged cart that is stored is set aside with a message, and the shop works', async ({
  page,
  context,
}) => {
  const text = '{"version":1,"data":{"__proto__":{"lines":[]},"lines":"<img src=x onerror=alert(1)>","discount":0}}';
  await storeCartText(context, text);
  await page.goto('/cart');
  await expect(page.getByText('Your saved cart could not be read')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tawny-and-rye.cart.set-aside'))).toBe(text);
  await page.goto('/products?category=gin');
  await page.getByRole('button', { name: `Add ${GIN.name} to cart` }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('STO-2 a phone names all that could not be read in one message', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addInitScript(() => {
    if (location.protocol !== 'http:') return;
    for (const key of ['cart', 'orders', 'saved', 'addresses', 'watched']) {
      localStorage.setItem(`tawny-and-rye.${key}`, 'damaged');
    }
  });
  await page.goto('/');
  const message = page.getByRole('status').filter({ hasText: 'Some of your data could not be read' });
  for (const thing of [
    'our saved cart',
    'some orders',
    'some saved bottles',
    'some of your addresses',
    'some products you wait for',
  ])
    await expect(message).toContainText(thing, { ignoreCase: true });
  await expect(message).toContainText('We have set aside what was damaged.');
});

test.describe('to a visitor who has not confirmed their age', () => {
  test.use({ ageConfirmed: false });
  test('AGE-7 STO-2 what could not be read is reported after the age gate, however long it was open', async ({
    page,
    context,
  }) => {
    await storeCartText(context, 'damaged');
    await page.clock.install();
    await page.goto('/');
    await untilReady(page);
    const message = page.getByRole('status').filter({ hasText: 'Your saved cart could not be read' });
    await page.clock.runFor(30_000);
    await expect(message).toHaveCount(0);
    await page.getByRole('button', { name: "I'm 18 or Older" }).click();
    await expect(message).toBeVisible();
  });
});

/** Five megabytes is all that the browser stores of a site: there is no room for a second copy. */
const THREE_MEGABYTES = `{"version":1,"data":"${'x'.repeat(3_000_000)}`;

for (const [key, title] of [
  ['cart', 'Your saved cart could not be read'],
  ['orders', 'Some orders could not be read'],
  ['saved', 'Some saved bottles could not be read'],
  ['auth', null],
] as const) {
  test.describe(`STO-2 damaged data of 3 MB under ${key}`, () => {
    test.use({ expectedConsole: [/^info: (Storage is not available|The unreadable data of)/] });
    test(`STO-2 nothing is written over damaged data of 3 MB under ${key}, and the message is true`, async ({
      page,
      context,
    }) => {
      await context.addInitScript((name) => {
        if (location.protocol !== 'http:' || localStorage.getItem('test.seeded')) return;
        localStorage.setItem('test.seeded', 'yes');
        localStorage.setItem(name, `{"version":1,"data":"${'x'.repeat(3_000_000)}`);
      }, `tawny-and-rye.${key}`);
      await page.goto(`/products/gin/${GIN.id}`);
      const message = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
      await expect(message).toHaveCount(title ? 1 : 0);
      if (title)
        for (const text of [title, 'There is no room to set it aside']) await expect(message).toContainText(text);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await page
        .getByRole('button', { name: `Save ${GIN.name}` })
        .first()
        .click();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await page.reload();
      await untilReady(page);
      expect(await page.evaluate((name) => localStorage.getItem(name), `tawny-and-rye.${key}`)).toBe(THREE_MEGABYTES);
    });
  });
}

test.describe('STO-1 where the browser keeps nothing', () => {
  test.use({ expectedConsole: [/^info: Storage is not available/] });
  for (const [how, block] of [
    [
      'blocks storage',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      },
    ],
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`STO-1 cart, orders and saved bottles each say so in one sentence where the browser ${how}`, async ({
      page,
      context,
    }) => {
      await context.addInitScript(block);
      for (const [path, sentence] of [
        ['/cart', 'This browser keeps nothing for the shop: your cart is remembered only until you leave'],
        ['/orders', 'This browser keeps nothing for the shop: your orders are remembered only until you leave'],
        ['/saved', 'This browser keeps nothing for the shop: what you save is remembered only until you leave'],
      ] as const) {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main).toContainText(sentence);
        await expect(main).not.toContainText('kept on this device');
      }
      await page.goto(`/products/gin/${GIN.id}`);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await page.getByRole('link', { name: 'Cart, 1 item' }).click();
      await expect(page.getByRole('group', { name: `Quantity of ${GIN.name}` })).toBeVisible();
      await expect(page.getByText('This browser keeps nothing for the shop')).toHaveCount(1);
    });
  }

  test('STO-1 ORD-6 beside a server that takes orders no copy on this device is promised', async ({
    page,
    context,
    scenario,
  }) => {
    await scenario('realServer');
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/orders');
    const main = page.getByRole('main');
    await expect(main).toContainText('Orders are placed with us. This browser keeps nothing for the shop');
    await expect(main).not.toContainText('This device keeps a copy');
  });
});

test('CRT-5 a changed price and a vanished product are put right with a message', async ({ page, context }) => {
  // Its picture is still there: the line may be seen until the catalogue has answered.
  const text = cartText([
    { id: GIN.id, quantity: 2, price: 1000 },
    { id: STOUT.id, quantity: 1 },
  ]).replace(`"id":"${STOUT.id}"`, '"id":"no-longer-sold"');
  await storeCartText(context, text);
  const cart = new CartPage(page);
  await cart.open();
  const main = page.getByRole('main');
  await expect(main).toContainText(`${GIN.name} now costs £28.50 (it was £10.00).`);
  await expect(main).toContainText(`${STOUT.name} is no longer sold and has been taken out.`);
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.figure('Subtotal')).toHaveText('£57.00');
  // Said once: no message says it again; and what is said of a price goes with its line.
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(1);
  // The frame and its sign are there as long as it says something.
  const notice = main.locator('section:has(> [role=status])');
  await expect(notice.locator('> svg')).toBeVisible();
  await expect(notice).not.toHaveCSS('border-left-width', '0px');
  await page.getByRole('button', { name: `Remove ${GIN.name}` }).click();
  await expect(main).not.toContainText('now costs');
  await expect(main).toContainText('is no longer sold and has been taken out.');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(main).not.toContainText('is no longer sold');
  await expect(notice.locator('> svg')).toHaveCount(0);
  await expect(notice).toHaveCSS('border-left-width', '0px');
});

test('CRT-5 what empties the cart is said in a live region that was there before, so it is read out', async ({
  page,
  context,
}) => {
  await storeCartText(context, cartText([{ id: STOUT.id, quantity: 1 }]).replace(STOUT.id, 'no-longer-sold'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    (url) => url.pathname.endsWith('/products') && url.searchParams.has('ids'),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  const cart = new CartPage(page);
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  const regions = await page.getByRole('main').getByRole('status').elementHandles();
  answer();
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  const texts = await Promise.all(
    regions.map((region) => region.evaluate(({ isConnected, textContent }) => (isConnected ? textContent : ''))),
  );
  expect(texts.join()).toContain(`${STOUT.name} is no longer sold and has been taken out.`);
});

test('CRT-5 a product that is out of stock cannot be added, and is removed from a stored cart', async ({
  page,
  context,
}) => {
  await storeCartText(context, cartText([{ id: 'marl-and-bine-candlemas-barley-wine-2024', quantity: 1 }]));
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('is out of stock and has been taken out.');
  await page.goto('/products/beer/marl-and-bine-candlemas-barley-wine-2024');
  await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeDisabled();
});

test.describe('when the catalogue does not answer', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });
  test('CRT-5 the cart stays as it is and says that prices could not be checked', async ({
    page,
    context,
    scenario,
  }) => {
    await storeCartText(context, THREE);
    await scenario('productsServerError');
    const cart = new CartPage(page);
    await cart.open();
    await expect(page.getByRole('main')).toContainText(/could not check today’s prices/);
    await expect(cart.figure('Total')).toHaveText('£54.59');
  });
});

test('HDR-2 CRT-6 adding confirms at once: badge, message with name and quantity, View cart', async ({ page }) => {
  await page.goto('/products?category=gin');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await page.getByRole('button', { name: `Add ${GIN.name} to cart` }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const message = page.getByRole('status').filter({ hasText: 'Added to your cart' });
  await expect(message).toContainText(`1 × ${GIN.name}`);
  await message.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart');
});

test("CRT-6 the pressed button says 'Added' for 1.2 s after the latest press, and keeps its name", async ({ page }) => {
  await page.clock.install({ time: '2025-06-15T12:00:00' });
  await page.goto(`/products/gin/${GIN.id}`);
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await expect(add).toHaveText('Add to Cart');
  await untilReady(page);
  await page.clock.pauseAt('2025-06-15T12:01:00');
  await add.click();
  await page.clock.runFor(700);
  await expect(add).toHaveText('Added');
  await add.click();
  await page.clock.runFor(1100);
  await expect(add).toHaveText('Added');
  await page.clock.runFor(200);
  await expect(add).toHaveText('Add to Cart');
});

test.describe('CRT-7 the stepper of a card', () => {
  const cardOf = (page: Page, name: string = GIN.name) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  /** In the document: a tab in the background may stand still in the middle of a scroll. */
  const placeOf = (page: Page) =>
    cardOf(page).evaluate((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return { x, y: y + window.scrollY, width, height };
    });
  const parts = (page: Page, name: string = GIN.name) => ({
    add: page.getByRole('button', { name: `Add ${name} to cart` }),
    less: page.getByRole('button', { name: `One less of ${name}` }),
    more: page.getByRole('button', { name: `One more of ${name}` }),
    count: cardOf(page, name).getByRole('status'),
  });

  test('CRT-7 after Add it counts up and down; minus at one takes the product out, with Undo, and Add has the focus', async ({
    page,
  }) => {
    await page.goto('/products?category=gin');
    const { add, less, more, count } = parts(page);
    await expect(count).toHaveCount(0);
    await add.press('Enter');
    await expect(count).toHaveText('1');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(count).toHaveText('2');
    await page.keyboard.press('Shift+Tab');
    await expect(less).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(count).toHaveText('1');
    await page.keyboard.press('Enter');
    await expect(add).toBeFocused();
    await expect(count).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(count).toHaveText('1');
  });

  test('CRT-7 it is there after a reload without moving the card, and follows another tab, which leaves the focus on the card', async ({
    page,
    context,
  }) => {
    await storeCartText(context, cartText([{ id: GIN.id, quantity: 2 }]));
    await page.goto('/products?category=gin');
    const { add, less, count } = parts(page);
    await expect(count).toHaveText('2');
    await less.focus();
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('button', { name: `One more of ${GIN.name}` }).click();
    await expect(count).toHaveText('3');
    await expect(less).toBeFocused();
    const held = await placeOf(page);
    await other.getByRole('button', { name: `Remove ${GIN.name}` }).click();
    await expect(count).toHaveCount(0);
    await expect(add).toBeFocused();
    expect(await placeOf(page)).toEqual(held);
  });

  test('CRT-7 a second press on the left, the middle or the right of where Add stood is one more, for 1.2 s', async ({
    page,
  }) => {
    await page.clock.install({ time: '2025-06-15T12:00:00' });
    await page.goto('/products?category=gin');
    await untilReady(page);
    await page.clock.pauseAt('2025-06-15T12:01:00');
    for (const [where, name, last] of [
      ['left', GIN.name, '2'],
      ['middle', 'Ashcombe London Dry Gin', '3'],
      ['right', 'Ashcombe Old Tom Gin', '3'],
    ] as const) {
      const { add, count } = parts(page, name);
      await add.scrollIntoViewIfNeeded();
      const box = await add.boundingBox();
      if (!box) throw new Error('Add is not in the page.');
      const x = { left: box.x + 4, middle: box.x + box.width / 2, right: box.x + box.width - 4 }[where];
      const press = () => page.mouse.click(x, box.y + box.height / 2);
      await press();
      await expect(count, where).toHaveText('1');
      await page.clock.runFor(50);
      await press();
      await expect(count, where).toHaveText('2');
      await page.clock.runFor(1200);
      await press();
      await expect(count, where).toHaveText(last);
    }
  });
});

test.describe(() => {
  test.use({ expectedConsole: [/Failed to load resource|LoadError/] });
  test('CHK-1 closing the notice that the checkout could not be loaded returns the focus to its button', async ({
    page,
    context,
  }) => {
    await page.route(/\/assets\/CheckoutDialog-[\w-]+\.js$/, (route) => route.abort());
    await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 1 }]));
    await page.goto('/cart');
    const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
    await proceed.press('Enter');
    const notice = page.getByRole('alert').filter({ hasText: 'The checkout could not be loaded.' });
    await notice.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(proceed).toBeFocused();
  });
});

/** In px; negative where the one above covers a part of the other. */
async function spaceBetween(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()];
  return (lower?.y ?? Number.NaN) - (upper?.y ?? Number.NaN) - (upper?.height ?? 0);
}

test.describe('CRT-2 on a narrow screen, while the button of the summary is out of view', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });
  test.beforeEach(async ({ context }) => storeCartText(context, THREE));

  test('CRT-2 CRT-4 the bar at the foot shows the total, and goes as the summary comes', async ({ page }) => {
    const cart = new CartPage(page);
    await cart.open();
    await expect(cart.bar()).toBeInViewport();
    await expect(cart.bar()).toContainText('£54.59');
    await expectNoAxeViolations(page);
    await cart.more(CHOCOLATE.name);
    await expect(cart.bar()).toContainText(await cart.figure('Total').innerText());
    await expect(cart.bar()).not.toContainText('£54.59');
    await cart.proceed().scrollIntoViewIfNeeded();
    await expect(cart.bar()).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(cart.bar()).toBeInViewport();
    // The end of the page is above the bar.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [end, bar] = [await page.getByText('All rights reserved.').boundingBox(), await cart.bar().boundingBox()];
    expect((end?.y ?? Number.NaN) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? Number.NaN);
  });

  test('CRT-2 CRT-6 on a tablet a message is above the bar', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 640 });
    const cart = new CartPage(page);
    await cart.open();
    await expect(cart.bar()).toBeInViewport();
    await cart.remove(CHOCOLATE.name);
    const message = page.getByRole('status').filter({ hasText: 'Removed from your cart' });
    await expect.poll(() => spaceBetween(message, cart.bar())).toBeGreaterThan(0);
  });

  test('CRT-2 CHK-1 its button opens the checkout, and has the focus again when that closes', async ({ page }) => {
    const cart = new CartPage(page);
    await cart.open();
    const button = cart.bar().getByRole('button', { name: 'Proceed to Checkout' });
    await button.tap();
    await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test.describe(() => {
    test.use({ expectedConsole: [FAILED_REQUEST] });
    test('CRT-2 VCH-6 a code that is not applied and refused: its field has the focus and is in view', async ({
      page,
    }) => {
      const cart = new CartPage(page);
      await cart.open();
      const code = page.getByLabel('Voucher code');
      await code.fill('NEVERLAND');
      await page.evaluate(() => scrollTo(0, 0));
      await cart.bar().getByRole('button', { name: 'Proceed to Checkout' }).tap();
      await expect(page.getByText('We do not know this voucher code.')).toBeVisible();
      await expect(code).toBeFocused();
      await expect(code).toBeInViewport();
    });
  });
});

test('CRT-2 CRT-6 in the low window of a laptop the button to the checkout is at its lower edge, below fields and messages', async ({
  page,
  context,
}) => {
  await storeCartText(context, THREE);
  await page.setViewportSize({ width: 1366, height: 480 });
  const cart = new CartPage(page);
  await cart.open();
  await expect(cart.proceed()).toBeInViewport({ ratio: 1 });
  const code = page.getByLabel('Voucher code');
  const message = page.getByRole('status').filter({ hasText: 'Removed from your cart' });
  await code.focus();
  await expect.poll(() => spaceBetween(code, cart.proceed())).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await cart.remove(CHOCOLATE.name);
  await expect.poll(() => spaceBetween(message, cart.proceed())).toBeGreaterThan(0);
});
