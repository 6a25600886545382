import type { CartPage } from './cart-page.ts';

/** The voucher of the order summary, in the words of a shopper. */
export class VoucherField {
  readonly cart: CartPage;
  constructor(cart: CartPage) {
    this.cart = cart;
  }
  field = () => this.cart.summary.getByRole('textbox', { name: 'Voucher code' });
  apply = () => this.cart.summary.getByRole('button', { name: 'Apply' });
  removal = (code: string) => this.cart.summary.getByRole('button', { name: `Remove voucher ${code}` });
}
