import * as v from 'valibot';
import { type Pence, toPence } from './money.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));
/** A path on the pictures' host. '//', '/\' and '/', tab, '/' would each lead a browser to another host. API-4. */
const picturePath = v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s\\]*$/));
const price = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000), v.transform(toPence));

/** What a cart keeps of a product beside its price. One schema for API and storage: what can be added can be restored. */
export const CART_PRODUCT_FIELDS = {
  id: v.pipe(text, v.maxLength(200)),
  name: text,
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
  originalPrice: v.optional(price),
  /** Average colour of the picture and a few hundred bytes of it, shown until it has loaded. */
  placeholder: v.optional(v.object({ dominant: v.string(), lqip: v.string() })),
  /** The picture in words, without the product's name: 'a square bottle of amber whisky with a red label'. */
  imageAlt: v.optional(v.string()),
  brand: v.string(),
  age: v.optional(v.string()),
  type: v.string(),
  inStock: v.boolean(),
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  reviewCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
/** Prices in pence. */
export type Product = v.InferOutput<typeof ProductSchema>;

/** GET /products: one page of the products a query finds. */
export const ProductPageSchema = v.object({
  data: v.array(ProductSchema),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type ProductPage = v.InferOutput<typeof ProductPageSchema>;

/** GET /products/{id}. */
export const ProductAnswerSchema = v.object({ data: ProductSchema });

const VOLUME = /^(?:(\d+)\s*x\s*)?(\d+(?:\.\d+)?)\s*(ml|cl|l)$/i;
const LITRES_PER: Record<string, number> = { ml: 1000, cl: 100, l: 1 };

/** Litres in a volume text ('700ml', '24 x 330ml'), or null where it names none ('Set of 4', '100g', '0ml'). PRD-11. */
export function litresOf(volume: string): number | null {
  const [, count, amount, unit] = VOLUME.exec(volume.trim()) ?? [];
  const per = unit === undefined ? undefined : LITRES_PER[unit.toLowerCase()];
  if (amount === undefined || per === undefined) return null;
  const litres = (Number(count ?? 1) * Number(amount)) / per;
  return litres > 0 && Number.isFinite(litres) ? litres : null;
}

/** UK units of alcohol, one decimal: litres times ABV. Null without alcohol or a readable volume. PRD-11. */
export function unitsOf(product: Pick<Product, 'volume' | 'alcoholContent'>): number | null {
  const litres = litresOf(product.volume);
  if (litres === null || product.alcoholContent === 0) return null;
  return Math.round(litres * product.alcoholContent * 10) / 10;
}

/** Price of one litre in pence; null where the volume cannot be read. PRD-11. */
export function pricePerLitre(product: Pick<Product, 'volume' | 'price'>): Pence | null {
  const litres = litresOf(product.volume);
  return litres === null ? null : Math.round(product.price / litres);
}

/** True when a former, higher price is known: it is then shown struck through. PRD-6. */
export const isReduced = (product: Pick<Product, 'price' | 'originalPrice'>): boolean =>
  product.originalPrice !== undefined && product.originalPrice > product.price;

/** Whole percent off the original price; 0 when not reduced. */
export function percentOff(product: Pick<Product, 'price' | 'originalPrice'>): number {
  const { price: now, originalPrice: was } = product;
  return was === undefined || was <= now ? 0 : Math.round(((was - now) / was) * 100);
}

/** Where a product's own page is. RTE-3. */
export const productHref = (product: Pick<Product, 'id' | 'category'>): string =>
  `/products/${encodeURIComponent(product.category)}/${encodeURIComponent(product.id)}`;
