import { type Cart, type CartLine, EMPTY_CART, withAdded } from '#machines/domain/cart.ts';

/** Raised whenever the stored form changes; another version is set aside, not guessed at. */
export const CART_VERSION = 1;

/** A cart as storage gave it back; `damaged` when what stood there could not be read and was set aside. CRT-5. */
export type RestoredCart = { cart: Cart; damaged: boolean };

/** What a visitor starts with who has no stored cart. */
export const NO_STORED_CART: RestoredCart = { cart: EMPTY_CART, damaged: false };

/** A stored cart with the lines that were added before it had been read. CRT-6. */
export const joined = ({ lines, discount }: Cart, added: readonly CartLine[]): Cart => ({
  lines: added.reduce((all, line) => withAdded(all, line.product, line.quantity), lines),
  discount,
});
