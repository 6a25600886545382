import { expect } from '@playwright/test';
import type { LoginPage } from '#tests/models/login-page.ts';

/** The message of a fault that a test causes. */
export const BUG = 'This is out of order.';

/** What the console says of it. */
export const BUG_IN_CONSOLE = new RegExp(`${BUG}|A flow of the shop has stopped`);

/** Signs in where the browser's history is broken: the flow that would lead home fails. */
export async function provokeFault(login: LoginPage): Promise<void> {
  await login.open();
  await login.toCode();
  await login.page.evaluate((message) => {
    history.pushState = () => {
      throw new Error(message);
    };
  }, BUG);
  await login.submitCode();
  await expect(login.page.getByRole('heading', { level: 1, name: 'Something has gone wrong' })).toBeFocused();
}
