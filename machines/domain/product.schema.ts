import * as v from 'valibot';
import { FacetCountsSchema } from './facet-counts.ts';
import { toPence } from './money.ts';
import { listOf, maybe } from './tolerant.ts';
import { cleanText } from './typed-text.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));
/** A name can break between its words: blanks that hold words together become spaces. */
const name = v.pipe(v.string(), v.transform(cleanText), text);
/**
 * A path on the pictures' host, or a whole address. '//', '/\' and '/', tab, '/' would each lead a browser to another
 * host. Whether a whole address is shown, its host decides. API-4.
 */
const picturePath = v.pipe(v.string(), v.regex(/^(?:https?:\/\/[^\s\\/]|\/(?!\/))[^\s\\]*$/i));
const price = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000), v.transform(toPence));

/** What a cart keeps of a product beside its price. One schema for API and storage: what can be added can be restored. */
export const CART_PRODUCT_FIELDS = {
  id: v.pipe(text, v.maxLength(200)),
  name,
  imageUrl: picturePath,
  category: text,
  /** Percent ABV; 0 for what holds no alcohol. */
  alcoholContent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  volume: v.pipe(v.string(), v.maxLength(100)),
};

/** A product as the API writes it (pounds) read into one the shop reckons with (pence). API-3. */
export const ProductSchema = v.object({
  ...CART_PRODUCT_FIELDS,
  description: v.string(),
  price,
  originalPrice: maybe(price),
  /** Average colour of the picture and a few hundred bytes of it, shown until it has loaded. */
  placeholder: maybe(v.object({ dominant: v.string(), lqip: v.string() })),
  /** The picture in words, without the product's name: 'a square bottle of amber whisky with a red label'. */
  imageAlt: maybe(v.string()),
  brand: v.string(),
  age: maybe(v.string()),
  type: v.string(),
  /** Where it is made, where that is known. PRD-14. */
  country: maybe(v.string()),
  inStock: v.boolean(),
  /** 0 for what nobody has rated. */
  rating: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 0),
  reviewCount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** GET /products: one page of the products a query finds. */
export const ProductPageSchema = v.object({
  data: listOf(ProductSchema),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** With the first page of a long list by name: what answers the search best. PRD-13. */
  best: maybe(listOf(ProductSchema)),
  /** With the first page of a search whose words are found nowhere: what comes near, and how to search for it. PRD-13. */
  instead: maybe(v.object({ text: v.nullable(text), products: listOf(ProductSchema) })),
  facets: maybe(FacetCountsSchema),
});

/** GET /products/{id}. */
export const ProductAnswerSchema = v.object({ data: ProductSchema });
