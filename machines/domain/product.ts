import type { InferOutput } from 'valibot';
import type { Pence } from './money.ts';
import type { ProductPageSchema, ProductSchema } from './product.schema.ts';
import { productKind } from './product-kind.ts';
import { readVolume } from './volume.ts';

/** Prices in pence. */
export type Product = InferOutput<typeof ProductSchema>;
export type ProductPage = InferOutput<typeof ProductPageSchema>;

/** The litres of a volume text, of a pack all bottles; null where there are none ('Set of 4', '100g', '0ml'). PRD-11. */
export function litresOf(volume: string): number | null {
  const read = readVolume(volume);
  return read === null ? null : read.count * read.litres;
}

/** UK units of alcohol, one decimal: litres times ABV. Null without alcohol or a readable volume. PRD-11. */
export function unitsOf(product: Pick<Product, 'volume' | 'alcoholContent'>): number | null {
  const litres = litresOf(product.volume);
  if (litres === null || product.alcoholContent === 0) return null;
  return Math.round(Number((litres * product.alcoholContent * 10).toFixed(6))) / 10;
}

/** '28 units', '30.1 units', '1 unit'. PRD-11. */
export const unitsText = (units: number): string => (units === 1 ? '1 unit' : `${units} units`);

/** Price of one litre in pence; null where the volume cannot be read, or is only a vessel's capacity. PRD-11. */
export function pricePerLitre(product: Pick<Product, 'category' | 'volume' | 'price'>): Pence | null {
  const litres = productKind(product) === 'ware' ? null : litresOf(product.volume);
  return litres === null ? null : Math.round(product.price / litres);
}

type Prices = Pick<Product, 'price' | 'originalPrice'>;

/** The former price in pence, which is shown struck through; null where it is unknown or was not higher. PRD-6. */
export const formerPrice = ({ price, originalPrice }: Prices): Pence | null =>
  originalPrice !== undefined && originalPrice > price ? originalPrice : null;

/** The reduction in whole percent; 0 when the price is not reduced. */
export function percentOff(product: Prices): number {
  const was = formerPrice(product);
  return was === null ? 0 : Math.round(((was - product.price) / was) * 100);
}

/** The address of a product's page where only its id is known. RTE-2. */
export const productHrefById = (id: string): string => `/products/${encodeURIComponent(id)}`;

/** The address of a product's page. RTE-3. */
export const productHref = (product: Pick<Product, 'id' | 'category'>): string =>
  `/products/${encodeURIComponent(product.category)}/${encodeURIComponent(product.id)}`;
