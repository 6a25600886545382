import type { Locator, Page } from '@playwright/test';
import { CartPage } from '#tests/models/cart-page.ts';
import { DEMO_EMAIL, LoginPage } from '#tests/models/login-page.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, FAILED_REQUEST, test } from '#tests/support/shop-test.ts';
import { authText, readStoredAuth, storeAuthText } from '#tests/support/stored-auth.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const GIN = { id: 'ashcombe-sloe-gin', name: 'Ashcombe Sloe Gin' };
const CART = cartText([{ id: GIN.id, quantity: 3 }]);
const ENDED = 'You have been signed out. Please sign in again.';
const REQUIRED = 'Please sign in to continue.';

const header = (page: Page) => page.getByRole('banner');
const avatar = (page: Page) => header(page).getByRole('button', { name: /^Account menu/ });
const loginLink = (page: Page) => header(page).getByRole('link', { name: 'Login' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });

async function signOut(page: Page): Promise<void> {
  await avatar(page).click();
  await item(page, 'Logout').click();
}

/** The initials are a drawing, not text: the button's name says who it is. */
const shownInitials = (button: Locator) =>
  button.locator('[data-initials]').evaluate((element) => getComputedStyle(element, '::before').content);

/** Follows the footer's link, so that the page is not reloaded. */
const browseWhiskey = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Whisky' }).click();

test('TAB-3 SES-1 LOG-4 sign in, reload, open a second tab, sign out in one and see it in the other', async ({
  page,
  context,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(DEMO_EMAIL);
  await expect(avatar(page)).toBeVisible();
  await page.reload();
  await expect(avatar(page)).toBeVisible();
  await expect(loginLink(page)).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/about');
  await expect(avatar(other)).toBeVisible();
  await signOut(other);
  await expect(loginLink(other)).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: 'You are signed out' })).toBeVisible();
  await expect(loginLink(page)).toBeVisible();
  await expect(avatar(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');

  await page.reload();
  await expect(loginLink(page)).toBeVisible();
  await new LoginPage(other).open();
  await new LoginPage(other).signIn(DEMO_EMAIL);
  await expect(avatar(page)).toBeVisible();
});

test.describe('STO-1 where the browser is full', () => {
  test.use({ expectedConsole: [/^info: Storage is not available/] });
  test('STO-1 a message says that a sign-in ends with the page', async ({ page, context }) => {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const login = new LoginPage(page);
    await login.open();
    await login.signIn(DEMO_EMAIL);
    await expect(avatar(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'You are signed in for now' })).toContainText(
      'When you leave or reload the page, you are signed out.',
    );
    await page.reload();
    await expect(loginLink(page)).toBeVisible();
  });
});

test('HDR-3 SES-1 Logout pressed in one turn, as voice control and screen readers press, signs out', async ({
  page,
  context,
}) => {
  await storeAuthText(context, authText());
  await page.goto('/about');
  await avatar(page).click();
  await item(page, 'Logout').evaluate((element: HTMLElement) => {
    for (const type of ['pointerdown', 'pointerup']) element.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    element.click();
  });
  await expect(loginLink(page)).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('SES-1 user, token and isAuthenticated are in localStorage; Logout clears them, and the cart stays', async ({
  page,
  context,
}) => {
  await storeCartText(context, CART);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(DEMO_EMAIL);
  const { data } = JSON.parse((await readStoredAuth(page)) ?? '{}') as { data: Record<string, unknown> };
  expect(data).toEqual({
    user: expect.objectContaining({ email: DEMO_EMAIL }),
    token: expect.any(String),
    isAuthenticated: true,
  });

  const asked = page.waitForRequest(/\/api\/auth\/logout$/);
  await signOut(page);
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(await request.headerValue('authorization')).toBe(`Bearer ${data.token}`);
  expect(await request.headerValue('content-type')).toContain('application/json');
  expect(await readStoredAuth(page)).toBeNull();
  await expect(loginLink(page)).toBeFocused();
  await expect(header(page).getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('SES-2 every request carries the token while there is one, and none afterwards', async ({ page, context }) => {
  await storeAuthText(context);
  const carried: (string | null)[] = [];
  const types: (string | null)[] = [];
  page.on('request', async (request) => {
    if (!request.url().includes('/api/products')) return;
    carried.push(await request.headerValue('authorization'));
    types.push(await request.headerValue('content-type'));
  });
  await page.goto('/products?sort=price');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => carried.length).toBeGreaterThan(0);
  expect(new Set(carried)).toEqual(new Set([expect.stringMatching(/^Bearer demo\./)]));
  await signOut(page);
  carried.length = 0;
  await browseWhiskey(page);
  await expect(page).toHaveURL(/whiskey/);
  await expect.poll(() => carried.length).toBeGreaterThan(0);
  expect(new Set(carried)).toEqual(new Set([null]));
  for (const type of types) expect(type).toContain('application/json');
});

test.describe('when the server does not take the sign-out', () => {
  test.use({
    expectedConsole: [/Failed to load resource|^info: Signing out was not confirmed by the server: [a-z]+$/],
  });
  test('SES-1 signed out all the same, where the shopper is; it is only logged', async ({ page, scenario }) => {
    await page.goto('/about');
    for (const name of ['authServerError', 'authUnauthorised', 'authUnreachable']) {
      await test.step(name, async () => {
        await page.evaluate((text) => localStorage.setItem('tawny-and-rye.auth', text), authText());
        await page.reload();
        await scenario(name);
        const logged = page.waitForEvent('console', (message) => message.text().startsWith('Signing out was not'));
        await signOut(page);
        await expect(loginLink(page)).toBeVisible();
        await logged;
        expect(await readStoredAuth(page)).toBeNull();
        await expect(page).toHaveURL('/about');
        await expect(page.getByRole('alert')).toHaveCount(0);
        await scenario(null);
      });
    }
  });
});

test.describe('401', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });
  test.beforeEach(async ({ context }) => storeCartText(context, CART));

  /** The cart's request is refused once, and the login page opens. */
  async function beSentFromCart(page: Page, scenario: (name: string | null) => Promise<void>): Promise<void> {
    await page.goto('/about');
    await scenario('productsUnauthorised');
    await header(page).getByRole('link', { name: 'Cart, 3 items' }).click();
    await expect(page).toHaveURL('/login');
    await scenario(null);
  }

  test('SES-2 during browsing: the login page opens with the reason, also a second time, the cart stays; a new sign-in returns to the page', async ({
    page,
    context,
    scenario,
  }) => {
    await storeAuthText(context);
    await page.goto('/about');
    await expect(avatar(page)).toBeVisible();
    await scenario('productsUnauthorised');
    await browseWhiskey(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main').getByText(ENDED)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(loginLink(page)).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    expect(await readStoredAuth(page)).toBeNull();
    await expectNoAxeViolations(page);
    await browseWhiskey(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main').getByText(ENDED)).toBeVisible();

    await scenario(null);
    await new LoginPage(page).signIn('eleanor.hart@test.com', /\/products/);
    await expect(avatar(page)).toBeVisible();
    const cart = new CartPage(page);
    await cart.open();
    await expect(cart.line(GIN.name)).toBeVisible();
  });

  test('SES-2 STO-4 STO-5 another shopper who signs in then finds nothing of the former one, and begins at the home page', async ({
    page,
    context,
    scenario,
  }) => {
    await storeAuthText(context);
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Message' }).fill('Which cask?');
    await scenario('productsUnauthorised');
    await browseWhiskey(page);
    await expect(page).toHaveURL('/login');
    await scenario(null);
    await new LoginPage(page).signIn(DEMO_EMAIL);
    await expect(page).toHaveURL('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  test('STO-5 LOG-3 the page is loaded again while the code is fetched: after signing in the cart is shown all the same', async ({
    page,
    scenario,
  }) => {
    await beSentFromCart(page, scenario);
    const login = new LoginPage(page);
    await login.toCode();
    await page.reload();
    await expect(login.code).toBeVisible();
    await login.submitCode();
    await expect(page).toHaveURL('/cart');
    await expect(new CartPage(page).line(GIN.name)).toBeVisible();
  });

  test('STO-5 SES-1 signed in in another tab, the shopper is on the page again that asked for it', async ({
    page,
    context,
    scenario,
  }) => {
    await beSentFromCart(page, scenario);
    const other = await context.newPage();
    const login = new LoginPage(other);
    await login.open();
    await login.signIn(DEMO_EMAIL);
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(new CartPage(page).line(GIN.name)).toBeVisible();
  });

  test('SES-2 STO-4 a session that expires in one tab ends in the other, too, which stays where it is and loses nothing that is typed', async ({
    page,
    context,
    scenario,
  }) => {
    await storeAuthText(context);
    await page.goto('/about');
    const other = await context.newPage();
    await other.goto('/contact');
    const message = other.getByRole('textbox', { name: 'Message' });
    await message.fill('Which cask?');
    await scenario('productsUnauthorised');
    await browseWhiskey(page);
    await expect(page).toHaveURL('/login');
    await expect(loginLink(other)).toBeVisible();
    await expect(other).toHaveURL('/contact');
    await expect(message).toHaveValue('Which cask?');
    await other.reload();
    await expect(message).toHaveValue('Which cask?');
  });

  test('SES-2 when no shopper is signed in: the login page opens and says that a login is needed', async ({
    page,
    scenario,
  }) => {
    await page.goto('/about');
    await scenario('productsUnauthorised');
    await browseWhiskey(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main').getByText(REQUIRED)).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  });

  test('SES-2 on the login page itself there is no loop, and the way in is open', async ({
    page,
    context,
    scenario,
  }) => {
    await storeAuthText(context);
    await scenario('productsUnauthorised');
    const documents: string[] = [];
    page.on('domcontentloaded', () => documents.push(page.url()));
    const login = new LoginPage(page);
    await login.open();
    await page.waitForLoadState('networkidle');
    expect(documents).toHaveLength(1);
    await scenario(null);
    await login.signIn();
    await expect(avatar(page)).toBeVisible();
  });
});

// Which texts are damaged: tests/machines/domain/auth.test.ts, tests/unit/stored.test.ts.
test('SES-1 a damaged session that is stored means signed out; the cart and the shop are as ever', async ({
  page,
  context,
}) => {
  await storeAuthText(
    context,
    '{"version":1,"data":{"__proto__":{"token":"t"},"user":"<img src=x onerror=alert(1)>","isAuthenticated":true}}',
  );
  await storeCartText(context, CART);
  await page.goto('/products?category=gin');
  await expect(loginLink(page)).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: GIN.name })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('with storage blocked', () => {
  test.use({ expectedConsole: [/Storage is not available/] });
  test('AGE-4 SES-1 confirming the age, signing in and out work as long as the page lasts', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    const notes: string[] = [];
    page.on('console', (message) => notes.push(message.text()));
    const login = new LoginPage(page);
    await login.open();
    await page.getByRole('button', { name: "I'm 18 or Older" }).click();
    await login.signIn();
    await expect(avatar(page)).toBeVisible();
    const asked = page.waitForRequest(/api\/products/);
    await browseWhiskey(page);
    expect(await (await asked).headerValue('authorization')).toMatch(/^Bearer ./);
    await expect(avatar(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await signOut(page);
    await expect(loginLink(page)).toBeVisible();
    expect(notes.join('\n')).not.toMatch(/someone|@|Bearer|demo\./i);
  });
});

test('SES-1 HDR-5 typing into the search is not interrupted when another tab signs in', async ({ page, context }) => {
  await page.goto('/about');
  await loginLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const search = header(page).getByRole('combobox', { name: /search/i });
  await search.click();
  await search.pressSequentially('oa');
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate((text) => localStorage.setItem('tawny-and-rye.auth', text), authText());
  await expect(page.getByRole('main').getByText('You are signed in.')).toBeVisible();
  await expect(search).toBeFocused();
  await search.pressSequentially('k');
  await expect(search).toHaveValue('oak');
});

/** Another tab of the shopper signs in, or out. */
async function changeElsewhere(page: Page, text: string | null): Promise<void> {
  const other = await page.context().newPage();
  // The shop itself need not run there.
  await other.goto('/robots.txt');
  await other.evaluate((auth) => {
    if (auth === null) localStorage.removeItem('tawny-and-rye.auth');
    else localStorage.setItem('tawny-and-rye.auth', auth);
  }, text);
  await other.close();
}

test.describe('when the focused control disappears because of another tab', () => {
  test('SES-1 NET-1 a sign-in elsewhere leaves the focus of the code field to the heading', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.toCode();
    await expect(login.code).toBeFocused();
    await changeElsewhere(page, authText());
    await expect(login.main.getByText('You are signed in.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('SES-1 NET-1 a sign-in elsewhere leaves the focus of Login in the header to the heading', async ({ page }) => {
    await page.goto('/about');
    await loginLink(page).focus();
    await changeElsewhere(page, authText());
    await expect(avatar(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  for (const path of ['/login', '/profile']) {
    test(`SES-1 NET-1 a sign-out elsewhere leaves the focus of Logout at ${path} to the heading`, async ({
      page,
      context,
    }) => {
      await storeAuthText(context);
      await page.goto(path);
      const logout = page.getByRole('main').getByRole('button', { name: 'Logout' });
      await logout.focus();
      await changeElsewhere(page, null);
      await expect(logout).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }

  test('SES-1 NET-1 a sign-out elsewhere leaves the focus of the avatar to the heading', async ({ page, context }) => {
    await storeAuthText(context);
    await page.goto('/about');
    await avatar(page).focus();
    await changeElsewhere(page, null);
    await expect(loginLink(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('HDR-4 NET-1 what is focused in the drawer before it is painted stays focused', async ({ page, context }) => {
      await storeAuthText(context);
      await page.goto('/about');
      const focused = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const lastControl = () => [...document.querySelectorAll<HTMLElement>('dialog button')].at(-1);
            // The page behind the drawer is covered once the drawer is painted.
            const isPainted = () => document.documentElement.style.overflow === 'hidden';
            new MutationObserver(() => {
              if (isPainted()) resolve(document.activeElement === lastControl());
              else lastControl()?.focus();
            }).observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
          }),
      );
      await header(page).getByRole('button', { name: 'Menu' }).click();
      expect(await focused).toBe(true);
    });

    test('SES-1 NET-1 a sign-out and a sign-in elsewhere leave the focus in the drawer', async ({ page, context }) => {
      await storeAuthText(context);
      await page.goto('/about');
      await header(page).getByRole('button', { name: 'Menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByRole('button', { name: 'Logout' }).focus();
      await changeElsewhere(page, null);
      await expect(drawer.getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(drawer).toBeFocused();
      await drawer.getByRole('link', { name: 'Login' }).focus();
      await changeElsewhere(page, authText());
      await expect(drawer.getByRole('link', { name: 'Profile' })).toBeVisible();
      await expect(drawer).toBeFocused();
    });
  });
});

test.describe('HDR-3 the avatar menu', () => {
  test.beforeEach(async ({ page, context }) => {
    await storeAuthText(context);
    await page.goto('/shipping');
  });

  test('HDR-3 initials, name, email, Profile, Orders, Logout', async ({ page }) => {
    expect(await shownInitials(avatar(page))).toBe('"EH"');
    await expect(avatar(page)).toHaveAccessibleName(/Eleanor Hart/);
    await avatar(page).click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Eleanor Hart');
    await expect(menu).toContainText('eleanor.hart@test.com');
    await expect(menu.getByRole('menuitem')).toHaveText(['Profile', 'Orders', 'Saved bottles', 'Logout']);
    await expectNoAxeViolations(page);
    await page.mouse.click(10, 600);
    await expect(menu).toBeHidden();
  });

  test('HDR-3 by keyboard: Enter or an arrow opens it, arrows walk, Escape gives the focus back, and Logout signs out', async ({
    page,
  }) => {
    await avatar(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(avatar(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const menu = page.getByRole('menu');
    await expect(menu).toBeFocused();
    const active = () =>
      menu.evaluate(
        (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
      );
    await expect.poll(active).toBe('Profile');
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).toBe('Orders');
    await page.keyboard.press('End');
    await expect.poll(active).toBe('Logout');
    await page.keyboard.press('o');
    await expect.poll(active).toBe('Orders');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
    await expect(menu).toBeHidden();

    await avatar(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(loginLink(page)).toBeVisible();
    await expect(loginLink(page)).toBeFocused();
    await expect(page).toHaveURL('/orders');
  });

  test('HDR-3 a menu that was open when the session ended elsewhere is not open at the next one', async ({
    page,
    context,
  }) => {
    await avatar(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/about');
    await signOut(other);
    await expect(loginLink(page)).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await new LoginPage(other).open();
    await new LoginPage(other).signIn();
    await expect(avatar(page)).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('RTE-1 HDR-3 /profile shows who is signed in under its coming soon, /orders works signed out', async ({
    page,
  }) => {
    await avatar(page).click();
    await item(page, 'Profile').click();
    await expect(page).toHaveURL('/profile');
    const main = page.getByRole('main');
    await expect(main).toContainText('coming soon');
    await expect(main).toContainText('Eleanor Hart');
    await expect(main).toContainText('eleanor.hart@test.com');
    await expectNoAxeViolations(page);
    await main.getByRole('button', { name: 'Logout' }).click();
    await expect(main).not.toContainText('Eleanor');
    await expect(main.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto('/orders');
    await expect(main).toContainText('You have no orders yet.');
    await expectNoAxeViolations(page);
  });

  for (const [requirement, path, form] of [
    ['LOG-1', '/login', 'Login'],
    ['SGN-1', '/signup', 'Create your account'],
  ] as const) {
    test(`${requirement} ${path} says to a signed-in shopper that they are signed in`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main).toContainText('You are signed in.');
      await expect(main).toContainText('Eleanor Hart');
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expectNoAxeViolations(page);
      await main.getByRole('button', { name: 'Logout' }).click();
      await expect(main.getByRole('form', { name: form })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }
});

for (const [name, profileImage, shown] of [
  ['an image', '/images/placeholder.svg', true],
  ['an image that does not load', '/images/nobody.svg', false],
] as const) {
  test.describe(() => {
    test.use({ expectedConsole: shown ? [] : [FAILED_REQUEST] });
    test(`HDR-3 with ${name} the avatar shows ${shown ? 'it' : 'the initials'}`, async ({ page, context }) => {
      await storeAuthText(context, authText({ profileImage }));
      await page.goto('/about');
      await expect(avatar(page)).toBeVisible();
      await expect(avatar(page).locator('img')).toBeVisible({ visible: shown });
      await expect(avatar(page)).toHaveAccessibleName(/Eleanor Hart/);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('HDR-3 HDR-4 the drawer holds name, Profile, Orders and Logout', async ({ page, context }) => {
    await storeAuthText(context);
    await page.goto('/shipping');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText('Eleanor Hart');
    await expect(drawer.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await drawer.getByRole('link', { name: 'Orders' }).tap();
    await expect(page).toHaveURL('/orders');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await drawer.getByRole('button', { name: 'Logout' }).tap();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'You are signed out' })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(drawer.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  });
});
