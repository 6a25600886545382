import type { Locator } from '@playwright/test';

/** Scrolls until the lower edge of the screen, or of a bar of this height there, is at the middle of the element: what appears below it is out of view. */
export const scrollToLowerEdge = (element: Locator, barHeight = 0): Promise<void> =>
  element.evaluate((one, bar) => {
    const { top, height } = one.getBoundingClientRect();
    window.scrollBy({ top: Math.round(top + height / 2 + bar - window.innerHeight), behavior: 'instant' });
  }, barHeight);

/** The same, and presses the button's upper half. */
export async function pressAtLowerEdge(button: Locator): Promise<void> {
  await scrollToLowerEdge(button);
  const { x, y, height } = await button.evaluate((one) => one.getBoundingClientRect());
  await button.page().mouse.click(x + height / 2, y + height / 4);
}
