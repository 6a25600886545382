import type { Locator, Page } from '@playwright/test';

export const DEMO_EMAIL = 'someone@test.com';
export const DEMO_CODE = '123456';

/** The login page in the words of a visitor. */
export class LoginPage {
  readonly page: Page;
  readonly main: Locator;
  readonly email: Locator;
  readonly code: Locator;
  readonly verify: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.email = this.main.getByRole('textbox', { name: 'Email' });
    this.code = this.main.getByRole('textbox', { name: '6-digit code' });
    this.verify = this.main.getByRole('button', { name: 'Verify & Sign In' });
  }

  open = () => this.page.goto('/login');
  continue = () => this.main.getByRole('button', { name: 'Continue' }).click();
  back = () => this.main.getByRole('button', { name: 'Back' }).click();
  resend = () => this.main.getByText("Didn't receive the code? Resend").click();
  /** What is wrong with the field that the visitor is at. */
  problem = (text: string) => this.main.getByRole('alert').filter({ hasText: text });

  async submitEmail(email: string = DEMO_EMAIL): Promise<void> {
    await this.email.fill(email);
    await this.continue();
  }

  /** To the second step. The check of the email takes a second, which the page's clock skips. */
  async toCode(email?: string): Promise<void> {
    await this.page.clock.install();
    await this.submitEmail(email);
    await this.page.clock.fastForward(1000);
    await this.code.waitFor();
  }

  async submitCode(code: string = DEMO_CODE): Promise<void> {
    await this.code.fill(code);
    await this.verify.click();
  }

  /** @param leadsTo the page that is shown afterwards: home, or the one that has asked for a login */
  async signIn(email?: string, leadsTo: string | RegExp = '/'): Promise<void> {
    await this.toCode(email);
    await this.submitCode();
    await this.page.waitForURL(leadsTo);
  }
}
