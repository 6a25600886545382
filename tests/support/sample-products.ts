import type { CartLine } from '#machines/domain/cart.ts';
import { cartProduct } from '#machines/domain/cart.ts';
import type { Product, ProductPage } from '#machines/domain/product.ts';

const BOTTLE: Product = {
  id: 'glen-averne',
  name: 'Glen Averne 12 Year Old',
  description: 'Orchard pear and toasted oats.',
  price: 4495,
  imageUrl: '/images/products/glen-averne.avif',
  category: 'whisky',
  brand: 'Glen Averne',
  alcoholContent: 40,
  volume: '700ml',
  type: 'Single Malt',
  inStock: true,
  rating: 4.5,
  reviewCount: 1186,
};

/** A valid product with the given differences; prices in pence. */
export const sampleProduct = (differences: Partial<Product> = {}): Product => ({ ...BOTTLE, ...differences });

/** Products that differ in their ids and names: 'a' is 'Bottle a'. */
export const sampleProducts = (...ids: string[]): Product[] =>
  ids.map((id) => sampleProduct({ id, name: `Bottle ${id}` }));

/** A cart's line of a product 'Bottle <id>'. */
export const sampleLine = (id: string, quantity = 1, price = 1000): CartLine => ({
  product: cartProduct(sampleProduct({ id, name: `Bottle ${id}`, price })),
  quantity,
});

/** One page of a list: its products, how many there are in all, which page it is, and how many a page holds. */
export const samplePage = (data: Product[], total = data.length, page = 1, pageSize = 24): ProductPage => ({
  data,
  total,
  page,
  pageSize,
});

/** Lines as 'id×quantity', in their order. */
export const asText = (lines: readonly CartLine[]): string =>
  lines.map(({ product, quantity }) => `${product.id}×${quantity}`).join(' ');
