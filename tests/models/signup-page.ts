import type { Locator, Page } from '@playwright/test';
import { SIGNUP_FIELDS, type SignupField, type SignupForm } from '#machines/signup/signup-form.ts';

/** The fields as the page calls them. */
export const LABELS: Readonly<Record<SignupField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Mobile number',
  dateOfBirth: 'Date of birth',
  postalCode: 'Postcode',
  address: 'Street address',
  city: 'City',
};

/** The signup page in the words of a visitor. */
export class SignupPage {
  readonly page: Page;
  readonly main: Locator;
  readonly country: Locator;
  /** What is to be put right, above the form. */
  readonly summary: Locator;
  readonly created: Locator;
  readonly lookingUp: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.country = this.main.getByRole('textbox', { name: 'Country' });
    this.summary = this.main.getByRole('alert').filter({ hasText: /problems? to fix/ });
    this.created = this.main.getByText('Account created successfully!');
    this.lookingUp = this.main.getByText('Looking up address details...', { exact: true });
  }

  open = () => this.page.goto('/signup');
  field = (field: SignupField) => this.main.getByRole('textbox', { name: LABELS[field], exact: true });
  submit = () => this.main.getByRole('button', { name: 'Create Account' }).click();
  restore = () => this.main.getByRole('button', { name: 'Use what I typed' }).click();
  openCalendar = () => this.main.getByRole('button', { name: 'Open calendar' }).click();

  /** Fills in fields in the order of the form; the lookup of a complete postcode is waited for. */
  async fill(form: Partial<SignupForm>): Promise<void> {
    for (const name of SIGNUP_FIELDS) {
      const value = form[name];
      if (value === undefined) continue;
      await this.field(name).fill(value);
      if (name === 'postalCode') await this.lookingUp.waitFor({ state: 'hidden' });
    }
  }
}
