import { expect, type Page } from '@playwright/test';

const isAnswered = () =>
  fetch('/robots.txt').then(
    ({ ok }) => ok,
    () => false,
  );

/** Ends a browser's time offline. It says that it is online a moment before it lets requests pass, so these are waited for. */
export async function backOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate(isAnswered)).toBe(true);
}
