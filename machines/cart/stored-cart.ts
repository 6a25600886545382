import { type Cart, type CartLine, EMPTY_CART, MAX_QUANTITY, withAdded } from '#machines/domain/cart.ts';
import { mergedList } from '#machines/domain/merged-list.ts';
import { isSameData } from '#machines/domain/same-data.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const CART_VERSION = 1;

/** The cart that was read from storage. */
export type RestoredCart = {
  cart: Cart;
  /** The stored data could not be read and were set aside. CRT-5. */
  damaged: boolean;
  /** There was no room to set them aside, so they stay, and no cart is stored. STO-2. */
  isLeftInPlace?: boolean;
};

/** The cart of a visitor without a stored cart. */
export const NO_STORED_CART: RestoredCart = { cart: EMPTY_CART, damaged: false };

/** Adds to the stored cart the lines that were added before it had been read. CRT-6. */
export const joined = ({ lines, discount, voucher }: Cart, added: readonly CartLine[]): Cart => ({
  lines: added.reduce((all, line) => withAdded(all, line.product, line.quantity), lines),
  discount,
  voucher,
});

/** Each tab's presses count: quantities are added up. */
function mergedLine(before?: CartLine, after?: CartLine, stored?: CartLine): CartLine | undefined {
  const isOtherProduct = !isSameData(before?.product, after?.product);
  const product = (isOtherProduct ? (after ?? stored) : (stored ?? after))?.product;
  const quantity = (stored?.quantity ?? 0) + (after?.quantity ?? 0) - (before?.quantity ?? 0);
  return product && quantity >= 1 ? { product, quantity: Math.min(MAX_QUANTITY, quantity) } : undefined;
}

/** Applies this tab's change of the cart to the stored cart. STO-7. */
export const mergedCart = (before: Cart, after: Cart, stored: Cart): Cart => ({
  lines: mergedList(before.lines, after.lines, stored.lines, ({ product }) => product.id, mergedLine),
  discount: before.discount === after.discount ? stored.discount : after.discount,
  voucher: isSameData(before.voucher, after.voucher) ? stored.voucher : after.voucher,
});
