import type { Locator } from '@playwright/test';
import { DEMO_EMAIL, LoginPage } from '#tests/models/login-page.ts';
import { expect, test } from '#tests/support/shop-test.ts';

/** What a phone's keyboard and a browser's autofill take from a field. */
type Hints = { type: string; inputMode: string; autocomplete: string; enterKeyHint: string };

async function expectHints(field: Locator, hints: Partial<Hints>): Promise<void> {
  await expect(field).toBeVisible();
  const found = await field.evaluate((element) =>
    element instanceof HTMLInputElement
      ? {
          type: element.type,
          inputMode: element.inputMode,
          autocomplete: element.autocomplete,
          enterKeyHint: element.enterKeyHint,
        }
      : null,
  );
  expect(found).toMatchObject(hints);
}

test('SGN-6 the fields of an account suit a phone’s keyboard and autofill', async ({ page }) => {
  await page.goto('/signup');
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
  await expectHints(field('Email'), { type: 'email', inputMode: 'email', autocomplete: 'email' });
  await expectHints(field('Mobile number'), { type: 'tel', autocomplete: 'tel' });
});

test('CON-1 the fields of a message suit a phone’s keyboard and autofill', async ({ page }) => {
  await page.goto('/contact');
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
  await expectHints(field('Name'), { type: 'text', autocomplete: 'name' });
  await expectHints(field('Email'), { type: 'email', autocomplete: 'email' });
});

test('LOG-5 a phone’s keyboard leads from the email to the code, and ends there', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await expectHints(login.email, { inputMode: 'email', enterKeyHint: 'next' });
  await login.toCode(DEMO_EMAIL);
  await expectHints(login.code, { inputMode: 'numeric', enterKeyHint: 'done' });
});

test('PRD-10 a price is typed with a keyboard of figures; no earlier one is offered', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products?category=gin');
  for (const name of ['Minimum price', 'Maximum price']) {
    const field = page.getByRole('main').getByRole('textbox', { name });
    await expectHints(field, { type: 'text', inputMode: 'decimal', autocomplete: 'off' });
  }
});

test('HDR-5 PRD-7 a search has the search key on a phone’s keyboard, and no other search in its autofill', async ({
  page,
}) => {
  const search = { autocomplete: 'off', enterKeyHint: 'search' };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products');
  await expectHints(page.getByRole('banner').getByRole('combobox'), search);
  await expectHints(page.getByRole('main').getByRole('searchbox'), search);
  await page.goto('/help');
  await expectHints(page.getByRole('main').getByRole('searchbox'), search);
});
