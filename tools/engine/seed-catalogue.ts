import { CATEGORY_IDS, categoryName } from '#machines/domain/categories.ts';
import { toPence } from '#machines/domain/money.ts';
import { brands, categories, products } from '#mocks/catalogue.ts';
import type { ApiProduct } from '#mocks/catalogue-search.ts';
import { vouchers } from '#mocks/handlers/vouchers.ts';

/** Pieces of each product in stock at the start. */
const STOCK = 500;

/** The catalogue over and over, each round with other names, prices and ratings. */
function manyProducts(count: number): ApiProduct[] {
  return Array.from({ length: count }, (_, at) => {
    const product = products[at % products.length];
    if (!product) throw new Error('The catalogue is empty.');
    const round = Math.floor(at / products.length);
    if (round === 0) return product;
    const price = (toPence(product.price) + (round % 37) * 100) / 100;
    const rating = Math.round((3 + (at % 21) / 10) * 10) / 10;
    return { ...product, id: `${product.id}-${round}`, name: `${product.name} Batch ${round}`, price, rating };
  });
}

/**
 * The catalogue with which the engine begins: that of the mock.
 * @param count how many products; the mock's own number by default
 */
export const seedCatalogue = (count: number = products.length) => ({
  categories: CATEGORY_IDS.map((id) => {
    const shown = categories.findIndex((category) => category.id === id);
    const { description = '', imageUrl = undefined } = categories[shown] ?? {};
    return { id, name: categoryName(id), description, imageUrl, place: shown < 0 ? null : shown };
  }),
  brands,
  vouchers,
  products: manyProducts(count).map((product) => ({
    ...product,
    brandId: brands.find(({ name }) => name === product.brand)?.id ?? null,
    stock: product.inStock ? STOCK : 0,
  })),
});
