import * as v from 'valibot';
import { ProductSchema } from '#machines/domain/product.schema.ts';

/** Raised whenever the stored form changes; another version is set aside, not guessed at. */
export const VIEWED_VERSION = 1;

const pence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));

/** The products looked at as they are kept for the session: with prices in pence, as the shop reckons. DET-3. */
export const StoredViewedSchema = v.pipe(
  v.array(v.object({ ...ProductSchema.entries, price: pence, originalPrice: v.optional(pence) })),
  v.maxLength(8),
);
