import type { BrowserContext } from '@playwright/test';
import type { Order } from '#machines/domain/order.ts';
import { catalogueProduct } from './stored-cart.ts';

/** An order of an earlier visit: one piece of each of these products. */
export function storedOrder(number: string, ids: readonly string[]): Order {
  const lines = ids.map((id) => {
    const { name, imageUrl, volume, price } = catalogueProduct(id);
    return { id, name, imageUrl, volume, price: Math.round(price * 100), quantity: 1 };
  });
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const tax = Math.round(subtotal * 0.08);
  return {
    number,
    placedAt: '2026-05-02T09:30:00.000Z',
    lines,
    totals: { subtotal, tax, delivery: 0, discount: 0, total: subtotal + tax },
    delivery: { street: '1 Main Street', city: 'Portland', state: 'OR', zipCode: '97035', country: 'USA' },
    payment: 'paypal',
  };
}

/** The text that the shop stores for orders, or for entries that are none. */
export const ordersText = (entries: readonly unknown[]): string => JSON.stringify({ version: 1, data: entries });

/** Puts a text under the orders' storage key before the first page has loaded; later pages have the shop's own version. */
export async function storeOrdersText(context: BrowserContext, text: string): Promise<void> {
  await context.addInitScript((value) => {
    if (location.protocol !== 'http:' || localStorage.getItem('test.orders')) return;
    localStorage.setItem('test.orders', 'yes');
    localStorage.setItem('tawny-and-rye.orders', value);
  }, text);
}
