import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expectNoAxeViolationsAround } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/shop-test.ts';

test.use({ ageConfirmed: false });

for (const width of [390, 1440]) {
  test(`FLW-2 at ${width} px a chart is an outline, too: states, and from each where its events lead`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const flowbook = new FlowbookPage(page);
    await page.goto('/flowbook/checkout', { waitUntil: 'commit' });
    await expect(flowbook.diagram('checkout')).toBeVisible();
    await flowbook.press('Outline');
    await expect(flowbook.diagram('checkout')).toHaveCount(0);
    const outline = page.getByRole('list', { name: 'Outline of checkout' });
    const confirming = outline.getByRole('list', { name: 'From confirming' });
    await confirming.getByRole('button', { name: 'choosingPayment' }).first().click();
    await expect(page).toHaveURL('/flowbook/checkout/open.choosingPayment');
    await expect(page.getByRole('region', { name: 'About open.choosingPayment' })).toBeVisible();
    const looked = outline.getByRole('button', { name: 'choosingPayment', exact: true }).and(page.locator('.fbo-name'));
    await expect(looked).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNoAxeViolationsAround(page, 'iframe');
    await flowbook.press('Drawing');
    await expect(flowbook.diagram('checkout')).toBeVisible();
  });
}
