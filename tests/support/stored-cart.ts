import type { BrowserContext } from '@playwright/test';
import type { Voucher } from '#machines/domain/voucher.ts';
import products from '#mocks/data/products.json' with { type: 'json' };

type Wanted = { id: string; quantity: number; price?: number };

/** A product of the catalogue by its id. Price in pounds. */
export function catalogueProduct(id: string) {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`The catalogue has no ${id}`);
  return product;
}

const stored = ({ id, quantity, price }: Wanted) => {
  const { name, imageUrl, category, alcoholContent, volume, ...product } = catalogueProduct(id);
  return {
    quantity,
    product: { id, name, imageUrl, category, alcoholContent, volume, price: price ?? Math.round(product.price * 100) },
  };
};

/** The text that the shop stores for a cart. Prices in pence. */
export const cartText = (wanted: readonly Wanted[], discount = 0, voucher?: Voucher): string =>
  JSON.stringify({ version: 1, data: { lines: wanted.map(stored), discount, voucher } });

/** Puts a text under the cart's storage key before the first page has loaded; later pages have the shop's own version. */
export async function storeCartText(context: BrowserContext, text: string): Promise<void> {
  await context.addInitScript((value) => {
    if (location.protocol !== 'http:' || localStorage.getItem('test.seeded')) return;
    localStorage.setItem('test.seeded', 'yes');
    localStorage.setItem('tawny-and-rye.cart', value);
  }, text);
}
