import { type Cart, type CartLine, EMPTY_CART, withAdded } from '#machines/domain/cart.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const CART_VERSION = 1;

/** The cart that was read from storage. `damaged` says that the stored data could not be read and were set aside. CRT-5. */
export type RestoredCart = { cart: Cart; damaged: boolean };

/** The cart of a visitor without a stored cart. */
export const NO_STORED_CART: RestoredCart = { cart: EMPTY_CART, damaged: false };

/** Adds to the stored cart the lines that were added before it had been read. CRT-6. */
export const joined = ({ lines, discount }: Cart, added: readonly CartLine[]): Cart => ({
  lines: added.reduce((all, line) => withAdded(all, line.product, line.quantity), lines),
  discount,
});
