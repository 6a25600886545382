import type { BrowserContext, Page } from '@playwright/test';
import type { User } from '#machines/domain/auth.ts';
import { signIn } from '#mocks/demo-users.ts';

const KEY = 'tawny-and-rye.auth';

/** The text that the shop stores for a shopper who is signed in with the mock API. */
export function authText(details: Partial<Pick<User, 'name' | 'profileImage'>> = {}): string {
  return JSON.stringify({
    version: 1,
    data: { ...signIn('eleanor.hart@test.com', { name: 'Eleanor Hart', ...details }), isAuthenticated: true },
  });
}

/** Puts a text under the session's storage key before the first page has loaded; later pages have the shop's own version. */
export async function storeAuthText(context: BrowserContext, text: string = authText()): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      if (location.protocol !== 'http:' || localStorage.getItem('test.auth-seeded')) return;
      localStorage.setItem('test.auth-seeded', 'yes');
      localStorage.setItem(key, value);
    },
    [KEY, text] as const,
  );
}

export const readStoredAuth = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), KEY);
