import type { Page } from '@playwright/test';

/** The browser has painted, and callbacks after the paint have run. */
export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve())))),
  );
