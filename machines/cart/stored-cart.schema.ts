import * as v from 'valibot';
import { type Cart, MAX_QUANTITY } from '#machines/domain/cart.ts';
import { pence } from '#machines/domain/money.schema.ts';
import { CART_PRODUCT_FIELDS } from '#machines/domain/product.schema.ts';
import { StoredVoucherSchema } from '#machines/domain/voucher.schema.ts';

const LineSchema = v.object({
  product: v.object({ ...CART_PRODUCT_FIELDS, price: pence }),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
});

const areDistinct = (lines: v.InferOutput<typeof LineSchema>[]) =>
  new Set(lines.map((line) => line.product.id)).size === lines.length;

export const StoredCartSchema = v.object({
  /** A cart has no largest number of lines, so that each cart that can be filled can be read again. STO-3. */
  lines: v.pipe(v.array(LineSchema), v.check(areDistinct, 'each product has one line')),
  discount: pence,
  /** Carts of before there were vouchers have none. VCH-4. */
  voucher: v.optional(StoredVoucherSchema),
});

/** The stored cart where it can be read; null where it is damaged. A cart with a damaged line is damaged as a whole. CRT-5. */
export function readableCart(data: unknown): { sound: Cart; damaged: readonly unknown[] } | null {
  const { success, output } = v.safeParse(StoredCartSchema, data);
  return success ? { sound: output, damaged: [] } : null;
}
