import * as v from 'valibot';
import { pence } from '#machines/domain/money.schema.ts';
import { ProductSchema } from '#machines/domain/product.schema.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const VIEWED_VERSION = 1;

export const MOST_VIEWED = 8;

/** The stored products have prices in pence, unlike the API's. DET-3. */
export const StoredViewedSchema = v.pipe(
  v.array(v.object({ ...ProductSchema.entries, price: pence, originalPrice: v.optional(pence) })),
  v.maxLength(MOST_VIEWED),
  v.check((products) => new Set(products.map(({ id }) => id)).size === products.length, 'each product is there once'),
);
