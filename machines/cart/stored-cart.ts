import * as v from 'valibot';
import { type Cart, type CartLine, EMPTY_CART, MAX_QUANTITY, withAdded } from '#machines/domain/cart.ts';
import { CART_PRODUCT_FIELDS } from '#machines/domain/product.schema.ts';

/** Raised whenever the stored form changes; another version is set aside, not guessed at. */
export const CART_VERSION = 1;

const pence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));

const LineSchema = v.object({
  product: v.object({ ...CART_PRODUCT_FIELDS, price: pence }),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
});

const areDistinct = (lines: v.InferOutput<typeof LineSchema>[]) =>
  new Set(lines.map((line) => line.product.id)).size === lines.length;

/** The cart's data under its storage key. */
export const StoredCartSchema = v.object({
  lines: v.pipe(v.array(LineSchema), v.maxLength(1000), v.check(areDistinct, 'each product has one line')),
  discount: pence,
});

/** A cart as storage gave it back; `damaged` when what stood there could not be read and was set aside. CRT-5. */
export type RestoredCart = { cart: Cart; damaged: boolean };

/** What a visitor starts with who has no stored cart. */
export const NO_STORED_CART: RestoredCart = { cart: EMPTY_CART, damaged: false };

/** A stored cart with the lines that were added before it had been read. CRT-6. */
export const joined = ({ lines, discount }: Cart, added: readonly CartLine[]): Cart => ({
  lines: added.reduce((all, line) => withAdded(all, line.product, line.quantity), lines),
  discount,
});
