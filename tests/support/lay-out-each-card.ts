import type { Page } from '@playwright/test';

/** Every card has its real height at once: the browser gives it to a card that comes near the screen, and what is below moves. */
export const layOutEachCard = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
