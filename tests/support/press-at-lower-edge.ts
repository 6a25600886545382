import type { Locator } from '@playwright/test';

/** The upper half of the button is at the lower edge of the screen, and is pressed there: what appears below it is not on the screen. */
export async function pressAtLowerEdge(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: Math.round(top + height / 2 - window.innerHeight), behavior: 'instant' });
  });
  const { x, y, height } = await button.evaluate((element) => element.getBoundingClientRect());
  await button.page().mouse.click(x + height / 2, y + height / 4);
}
