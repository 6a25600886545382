import * as v from 'valibot';
import { FacetCountsSchema } from './facet-counts.ts';
import { pounds } from './money.schema.ts';
import { count, listOf, maybe } from './tolerant.ts';
import { cleanText } from './typed-text.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));
/** A part of a product's address. Half a character cannot be encoded, and browsers resolve dots. RTE-3. */
const addressPart = v.pipe(text, v.regex(/^(?!\.\.?$)\P{Cs}*$/u));
/** A name can wrap between its words: no-break spaces become plain spaces. */
const name = v.pipe(v.string(), v.transform(cleanText), text);
/**
 * A path on the pictures' host, or a whole address. '//', '/\' and '/', tab, '/' would lead a browser to another host.
 * The host of a whole address decides whether the picture is shown. API-4.
 */
const picturePath = v.pipe(v.string(), v.regex(/^(?:https?:\/\/[^\s\\/]|\/(?!\/))[^\s\\]*$/i));

/** What a cart stores of a product besides its price. API and storage share the schema: what can be added can be read again. */
export const CART_PRODUCT_FIELDS = {
  id: v.pipe(addressPart, v.maxLength(200)),
  name,
  imageUrl: picturePath,
  category: addressPart,
  /** Percent ABV; 0 without alcohol. */
  alcoholContent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  volume: v.pipe(v.string(), v.maxLength(100)),
};

/** A product of the API. Its prices are converted from pounds to pence. API-3. */
export const ProductSchema = v.object({
  ...CART_PRODUCT_FIELDS,
  description: v.string(),
  price: pounds,
  originalPrice: maybe(pounds),
  /** The average colour of the picture and a tiny version of it. They are shown until it has loaded. */
  placeholder: maybe(v.object({ dominant: v.string(), lqip: v.string() })),
  /** The picture in words, without the product's name: 'a square bottle of amber whisky with a red label'. */
  imageAlt: maybe(v.string()),
  brand: v.string(),
  age: maybe(v.string()),
  type: v.string(),
  /** The country of origin, where it is known. PRD-14. */
  country: maybe(v.string()),
  /** The region of origin within the country, where it is known: 'Speyside'. PRD-16. */
  region: maybe(v.string()),
  inStock: v.boolean(),
  /** 0 without ratings. */
  rating: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 0),
  reviewCount: v.nullish(count, 0),
});

/** GET /products: one page of the products that match a query. */
export const ProductPageSchema = v.object({
  data: listOf(ProductSchema),
  total: count,
  page: v.pipe(count, v.minValue(1)),
  pageSize: v.pipe(count, v.minValue(1)),
  /** The best matches of the search, with the first page of a long list sorted by name. PRD-13. */
  best: maybe(listOf(ProductSchema)),
  /** Similar products and the search for them, with the first page of a search without results. PRD-13. */
  instead: maybe(v.object({ text: v.nullable(text), products: listOf(ProductSchema) })),
  /** How many products would match if those that are out of stock were included, where none in stock matches. PRD-13. */
  outOfStock: maybe(count),
  facets: maybe(FacetCountsSchema),
});

const NamedSchema = v.object({ id: CART_PRODUCT_FIELDS.id });

/**
 * GET /products?ids=: the products that were asked for, each once. One that cannot be read is not gone, so its id is
 * named; where none can be read, or one has no id, the answer is malformed. API-3.
 */
export const ProductsByIdsSchema = v.pipe(
  v.object({ data: v.array(v.unknown()) }),
  v.rawTransform(({ dataset, addIssue }) => {
    const read = new Map<string, v.InferOutput<typeof ProductSchema>>();
    const unread: string[] = [];
    for (const entry of dataset.value.data) {
      const product = v.safeParse(ProductSchema, entry);
      const named = v.safeParse(NamedSchema, entry);
      if (product.success) read.set(product.output.id, read.get(product.output.id) ?? product.output);
      else if (named.success) unread.push(named.output.id);
      else addIssue();
    }
    if (read.size === 0 && unread.length > 0) addIssue();
    return { data: [...read.values()], unread: unread.filter((id) => !read.has(id)) };
  }),
);

/** GET /products/{id}. */
export const ProductAnswerSchema = v.object({ data: ProductSchema });
