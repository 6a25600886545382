import type { Page } from '@playwright/test';

/** Another tab or app comes in front, or leaves. The browser of a test says of each page that it is in front. */
export const putBehind = (page: Page, isBehind: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isBehind ? 'hidden' : 'visible',
  );
