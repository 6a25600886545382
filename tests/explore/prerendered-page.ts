import { CATEGORY_IDS } from '#machines/domain/categories.ts';
import { type Address, PAGES, routeOf } from '#machines/domain/routes.ts';
import products from '#mocks/data/products.json' with { type: 'json' };
import { flush } from '#tools/chart-tests/engine/flush.ts';
import type { HeldApi } from './held-api.ts';
import { WIRE_ANSWERS } from './wire-answers.ts';

/** The paths of the prerendered pages; saved bottles are known only in the browser. */
const DRAWN = new Set([
  ...PAGES.map(({ path }) => path).filter((path) => path !== '/saved'),
  '/products',
  '/products/spirits',
  ...CATEGORY_IDS.map((id) => `/products/${id}`),
  ...products.map(({ category, id }) => `/products/${category}/${id}`),
]);

const addressOf = (href: string): Address => {
  const { pathname, search } = new URL(href, 'http://shop.test');
  return { path: pathname, search };
};

/** Whether the page at an address was prerendered with all that it shows. API-5. */
export function isPagePrerendered(href: string): boolean {
  const address = addressOf(href);
  const route = JSON.stringify(routeOf(address));
  return DRAWN.has(address.path) && route === JSON.stringify(routeOf({ path: address.path, search: '' }));
}

/** Whether a server answers an address with its page for what it does not find, although it may be a product's. RTE-7. */
export function isUnlistedProduct(href: string): boolean {
  const route = routeOf(addressOf(href));
  return route.name === 'product' && !products.some(({ id }) => id === route.id);
}

/** Gives every call its answer, as when the page was prerendered, until none is made any more. */
export async function answerPrerendered(api: HeldApi): Promise<void> {
  for (let [call] = api.calls; call; [call] = api.calls) {
    call.settle(await WIRE_ANSWERS['as the mock API does'](call));
    await flush();
  }
}
