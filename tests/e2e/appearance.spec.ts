import type { Page } from '@playwright/test';
import { DEMO_EMAIL, LoginPage } from '#tests/models/login-page.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const PRODUCT = '/products/gin/ashcombe-sloe-gin';
const CART = cartText([{ id: 'ashcombe-sloe-gin', quantity: 1 }]);

const style = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
      property,
      pseudo,
    ] as const);

test.describe('with a mouse', () => {
  test('PRD-2 the order, like other lists to choose from, opens in the shop’s own look', async ({ page }) => {
    await page.goto('/products?category=gin');
    const order = page.getByRole('combobox', { name: /Sort by/ });
    await expect(order).toHaveCSS('appearance', 'base-select');
    await order.click();
    await page.getByRole('option', { name: 'Price: low to high' }).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(page.getByLabel('Brand', { exact: true })).toHaveCSS('appearance', 'base-select');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('PRD-2 a list to choose from is the phone’s own', async ({ page }) => {
    await page.goto('/products?category=gin');
    await expect(page.getByRole('combobox', { name: /Sort by/ })).toHaveCSS('appearance', 'none');
  });
});

test('PAG-3 whatever has the focus shows it, around itself or around its field', async ({ page, context }) => {
  await storeCartText(context, CART);
  await page.goto('/products?category=gin');
  // A key has been pressed, so the focus is shown.
  await page.keyboard.press('Tab');
  const unseen = await page.evaluate(() => {
    const ringOf = (element: Element | null | undefined, part?: string) => {
      if (!element) return '';
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
      // Without a style an outline has a width all the same.
      const outline = outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'none' : outlineStyle;
      return `${outline} ${boxShadow}`;
    };
    /** The outlines of a control, of its icon or text, and of what it is in. */
    const ringsOf = (control: Element) =>
      [
        ...[control, control.nextElementSibling, control.parentElement, control.parentElement?.parentElement],
        control.closest('form, label, li'),
      ].flatMap((element) => [ringOf(element), ringOf(element, '::before'), ringOf(element, '::after')]);
    // A slider's ring is around its thumb, which no script can ask about.
    const controls = 'a[href], summary, :is(button, input:not([type=range]), select):enabled';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        (document.activeElement as HTMLElement).blur();
        const before = String(ringsOf(control));
        control.focus({ preventScroll: true });
        return document.activeElement === control && String(ringsOf(control)) === before;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(unseen).toEqual([]);
});

test('PAG-3 the ring of the focus stands out from its ground, light or dark', async ({ page }) => {
  await page.goto('/');
  // A key has been pressed, so the focus is shown.
  await page.keyboard.press('Tab');
  for (const part of [
    page.getByRole('contentinfo').getByRole('link'),
    page.getByRole('region', { name: 'Clearance Sale' }).getByRole('link'),
    page.getByRole('region', { name: 'The brands we stock' }).getByRole('link'),
  ]) {
    await part.first().focus();
    const contrast = await part.first().evaluate((link) => {
      const luminance = (colour: string): number => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
          const share = Number(channel) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const grounds = [];
      for (let at: Element | null = link; at; at = at.parentElement) grounds.push(getComputedStyle(at).backgroundColor);
      const ground = grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'rgb(255, 255, 255)';
      const both = [luminance(getComputedStyle(link).outlineColor), luminance(ground)];
      return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
    });
    expect(contrast).toBeGreaterThanOrEqual(3);
  }
});

test('LOG-3 the demo’s code is below the field and its error, as a sentence', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.toCode(DEMO_EMAIL);
  await login.code.fill('111111');
  await login.code.press('Enter');
  const problem = login.problem('Invalid OTP. Please try again.');
  await expect(problem).toBeVisible();
  const note = page.getByText('This is a demo: no email is sent, and the code is 123456.');
  const [error, demo] = [await problem.boundingBox(), await note.boundingBox()];
  expect(demo?.y ?? 0).toBeGreaterThanOrEqual((error?.y ?? 0) + (error?.height ?? 0));
  await expect(login.code).toHaveAccessibleDescription(/^Invalid OTP\. Please try again\. This is a demo: .*123456\.$/);
});

test('PRD-13 the suggested search is above Clear Filters', async ({ page }) => {
  await page.goto('/products?search=wiskey&category=gin');
  const meant = page.getByText('Did you mean whiskey?');
  await expect(meant).toBeVisible();
  const clear = page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).last();
  expect((await meant.boundingBox())?.y).toBeLessThan((await clear.boundingBox())?.y ?? 0);
});

test.describe('in the visitor’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('PRD-6 DET-1 CHK-1 stars, the chosen thumbnail and the present step can still be recognised', async ({
    page,
    context,
  }) => {
    await storeCartText(context, CART);
    await page.goto(PRODUCT);
    expect(await style(page, '[data-rating]', 'background-image', '::before')).toContain('linear-gradient');
    const thumbnail = '[aria-label^="Show"][aria-pressed=';
    expect(await style(page, `${thumbnail}true]`, 'border-bottom-width', '::after')).toBe('3px');
    expect(await style(page, `${thumbnail}false]`, 'border-bottom-width', '::after')).toBe('0px');
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('[data-step][aria-current]')).toContainText('Delivery Details');
    const widths = await page
      .locator('[data-step]')
      .evaluateAll((steps) => steps.map((step) => getComputedStyle(step).borderTopWidth));
    expect(widths).toEqual(['2px', '6px', '2px', '2px']);
  });
});

test('HOM-1 DET-1 PRD-1 PRD-6 printed pages have the wordmark and no buttons, and stars without grounds', async ({
  page,
}) => {
  for (const path of ['/', '/products?category=gin', '/legal', PRODUCT]) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: 'Tawny & Rye, home' })).toBeVisible();
      await expect(banner.getByRole('link')).toHaveCount(1);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByText('Skip to content')).toBeHidden();
      expect(await style(page, 'header [class*=wordmark]', 'print-color-adjust')).toBe('exact');
      await expect(page.getByRole('main').getByRole('link', { name: /^(Shop Now|Learn More)$/ })).toHaveCount(0);
    });
  }
  await expect.poll(() => style(page, '[data-rating]', 'print-color-adjust', '::before')).toBe('exact');
});

test('CAT-2 HLP-1 on paper a heading is on one sheet with what follows it', async ({ page }) => {
  await page.goto('/categories');
  await page.emulateMedia({ media: 'print' });
  const sections = page.getByRole('main').locator('section');
  await expect(sections).toHaveCount(5);
  for (const section of await sections.all()) await expect(section).toHaveCSS('break-inside', 'avoid');
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 2, name: 'Products & Shopping' })).toHaveCSS('break-after', 'avoid');
  const question = page.getByRole('heading', { level: 3, name: 'Can I send an order as a gift?' });
  await expect(question.locator('xpath=ancestor::*[contains(@class, "faq__item")]')).toHaveCSS('break-inside', 'avoid');
});

test('HOM-1 the hero is whole on paper, whatever the width of the screen is', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const picture = page.getByRole('main').locator('picture img').first();
      await expect(picture).toHaveJSProperty('complete', true);
      await page.emulateMedia({ media: 'print' });
      // What paper leaves between its edges.
      await page.setViewportSize({ width: 718, height: 1047 });
      const { cut, across, bottom } = await picture.evaluate((img: HTMLImageElement) => {
        const box = img.getBoundingClientRect();
        const isWhole = getComputedStyle(img).objectFit === 'contain';
        const change = Math.abs(box.width / box.height - img.naturalWidth / img.naturalHeight);
        return { cut: isWhole ? 0 : change, across: box.width, bottom: box.bottom };
      });
      expect(cut).toBeLessThan(0.02);
      expect(across).toBeGreaterThan(500);
      expect(bottom).toBeLessThan(1047);
    });
  }
});

test("PRD-6 'Out of Stock' fits into its button at every width", async ({ page }) => {
  await page.goto('/products?category=nuts&stock=all');
  const button = page.getByRole('button', { name: /^Add .*: out of stock$/ }).first();
  await expect(button).toBeVisible();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [text, box] = await button.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [range.getBoundingClientRect().width, element.clientWidth];
    });
    expect(text, `${width} px`).toBeLessThan(box ?? 0);
  }
});

test('PAG-1 every line of a link is a target of 24 px, every button one of 44', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/about', '/legal']) {
    await page.goto(path);
    const targets = page.getByRole('main').locator('a, button');
    await expect(targets, path).not.toHaveCount(0);
    const low = await targets.evaluateAll((all) =>
      all
        .filter((target) => target.checkVisibility())
        .flatMap((target) => [...target.getClientRects()].map((rect) => ({ target, rect })))
        .filter(({ target, rect }) => rect.height < (target.tagName === 'A' ? 24 : 44))
        .map(({ target }) => target.textContent),
    );
    expect(low, path).toEqual([]);
  }
});

test('FTR-1 the networks in the footer are targets of 44 px', async ({ page }) => {
  await page.goto('/about');
  const networks = page.getByRole('contentinfo').getByRole('link', { name: /^(Instagram|Facebook|X)$/ });
  await expect(networks).toHaveCount(3);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const network of await networks.all()) {
      const { width: across, height } = (await network.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(across, height), `${width} px`).toBeGreaterThanOrEqual(44);
    }
  }
});

test('PAG-1 on a phone each fact of a table has the name of its column, except a figure at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shipping');
  const express = page.getByRole('table', { name: 'Shipping services' }).getByRole('row', { name: /^Express/ });
  const facts = await express
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => [getComputedStyle(cell, '::before').content, cell.textContent]));
  expect(facts).toEqual([
    ['"Arrives in: "', 'next business day'],
    ['"Insured to: "', '£500'],
    ['none', '£9.99'],
  ]);
});

test('CHK-2 the country’s name is whole at every width', async ({ page, context }) => {
  await storeCartText(context, CART);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const country = page.getByRole('combobox', { name: 'Country' });
  for (const width of [390, 480, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const space = await country.evaluate((select) => {
      const { paddingLeft, paddingRight, font } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen) pen.font = font;
      const text = pen?.measureText('United States').width ?? Number.POSITIVE_INFINITY;
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - text;
    });
    expect(space, `${width} px`).toBeGreaterThan(8);
  }
});
