import type { Page } from '@playwright/test';

/** Code of the build that does not come before it is let go: by the name of its file, such as 'Arrival'. */
export async function holdCode(page: Page, name: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
