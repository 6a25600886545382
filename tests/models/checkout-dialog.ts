import { expect, type Locator, type Page } from '@playwright/test';

/** The checkout dialog in the words of a shopper. */
export class CheckoutDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly success: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Checkout' });
    this.success = page.getByRole('alertdialog', { name: 'Order Confirmed!' });
  }

  next = () => this.dialog.getByRole('button', { name: 'Next' }).click();
  back = () => this.dialog.getByRole('button', { name: 'Back' }).click();
  close = () => this.dialog.getByRole('button', { name: 'Close checkout' }).click();
  complete = () => this.dialog.getByRole('button', { name: 'Complete Order' }).click();
  /** What is said and seen: the total stands twice, of which a wide screen shows one. CHK-5. */
  text = (text: string) => this.dialog.getByText(text).filter({ visible: true });
  field = (label: string) => this.dialog.getByLabel(label, { exact: true });

  /** Waits until the step can be completed: keys have no effect before. CHK-6. */
  untilCompletable = () => expect(this.dialog.getByRole('button', { name: /^(Next|Complete Order)$/ })).toBeEnabled();

  /** The dialog's step, by its name. */
  async expectStep(name: string): Promise<void> {
    await expect(this.dialog.getByRole('listitem').and(this.page.locator('[aria-current=step]'))).toContainText(name);
  }

  /** Presses Next until the last step. The page's clock skips the time in which no press counts. CHK-6. */
  async walkToLastStep(): Promise<void> {
    await this.page.clock.install();
    for (const step of ['Review Order', 'Delivery Details', 'Payment']) {
      await this.expectStep(step);
      await this.page.clock.fastForward(400);
      await this.next();
    }
    await this.expectStep('Confirmation');
  }
}
