import * as v from 'valibot';
import { CART_PRODUCT_FIELDS } from './product.schema.ts';

export const NamedProductSchema = v.object({
  id: CART_PRODUCT_FIELDS.id,
  name: CART_PRODUCT_FIELDS.name,
  imageUrl: CART_PRODUCT_FIELDS.imageUrl,
});

/** The name and picture are stored, so that a product can be shown after it has left the catalogue. SAV-1, BCK-1. */
export type NamedProduct = {
  id: string;
  name: string;
  /** The catalogue's address: '/images/products/x.avif'. */
  imageUrl: string;
};

/** Copies only these fields, so that nothing else reaches storage. */
export const namedProduct = ({ id, name, imageUrl }: NamedProduct): NamedProduct => ({ id, name, imageUrl });

export const includesId = (products: readonly NamedProduct[], id: string): boolean =>
  products.some((product) => product.id === id);

/** Adds a product before all others. */
export const withFirst = (products: readonly NamedProduct[], product: NamedProduct): readonly NamedProduct[] => [
  namedProduct(product),
  ...products,
];
