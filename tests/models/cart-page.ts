import type { Locator, Page } from '@playwright/test';

/** The cart page in the words of a shopper. */
export class CartPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly summary: Locator;
  readonly lines: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.summary = page.getByRole('complementary', { name: 'Order summary' });
    this.lines = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Remove / }) });
  }

  open = () => this.page.goto('/cart');
  line = (name: string) => this.lines.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  more = (name: string) => this.page.getByRole('button', { name: `One more of ${name}` }).click();
  less = (name: string) => this.page.getByRole('button', { name: `One less of ${name}` }).click();
  remove = (name: string) => this.page.getByRole('button', { name: `Remove ${name}` }).click();
  clear = () => this.page.getByRole('button', { name: 'Clear Cart' }).click();
  undo = () => this.page.getByRole('button', { name: 'Undo' }).click();
  /** The button of the summary; on a narrow screen the bar at the foot has it, too. */
  proceed = () => this.page.getByRole('button', { name: 'Proceed to Checkout' }).first();
  bar = () => this.page.getByRole('region', { name: 'Checkout', exact: true });
  checkOut = () => this.proceed().click();

  /** What the summary says of one of its terms, e.g. 'Total'. */
  figure = (term: string) =>
    this.summary
      .locator('dl > div')
      .filter({ has: this.page.getByText(term, { exact: true }) })
      .getByRole('definition');
}
