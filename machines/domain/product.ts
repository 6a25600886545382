import type { InferOutput } from 'valibot';
import type { Pence } from './money.ts';
import type { ProductPageSchema, ProductSchema } from './product.schema.ts';

/** Prices in pence. */
export type Product = InferOutput<typeof ProductSchema>;
export type ProductPage = InferOutput<typeof ProductPageSchema>;

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

/** '28 units', '30.1 units', '1 unit': so everywhere. PRD-11. */
export const unitsText = (units: number): string => (units === 1 ? '1 unit' : `${units} units`);

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
