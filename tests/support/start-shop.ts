import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CheckedProducts } from '#machines/cart/reconcile-cart.ts';
import type { Facets } from '#machines/catalogue/catalogue.events.ts';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import type { Cart, CartLine } from '#machines/domain/cart.ts';
import type { NavigationRequest } from '#machines/domain/navigation.ts';
import type { Product, ProductPage } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import type { NavigationKind } from '#machines/domain/routes.ts';
import { headerMachine } from '#machines/header/header.machine.ts';
import type { Suggestions } from '#machines/header/suggestions.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import type { RestoredAuth } from '#machines/session/stored-auth.ts';
import { shopMachine } from '#machines/shop/shop.machine.ts';
import type { Flows } from '#src/lib/shop-context.ts';
import { fakeSession } from './fake-session.ts';
import { heldRequests } from './held-requests.ts';
import { asText } from './sample-products.ts';

const addressOf = (href: string) => {
  const { pathname, search } = new URL(href, 'http://shop.test');
  return { path: pathname, search };
};

/** The whole shop in Node: time and every request are in the test's hands, and navigation changes the address at once. */
export function startShop() {
  const clock = new SimulatedClock();
  const requests = {
    lists: heldRequests<ProductPage, { query: ProductQuery; page: number }>(),
    facets: heldRequests<Facets>(),
    products: heldRequests<Product, { id: string }>(),
    shelves: heldRequests<readonly Product[], { product: Product | null }>(),
    checks: heldRequests<CheckedProducts, { ids: readonly string[] }>(),
    suggestions: heldRequests<Suggestions, { text: string }>(),
  };
  const session = fakeSession();
  const saved: Cart[] = [];
  const visited: Omit<NavigationRequest, 'type'>[] = [];
  const faults: unknown[] = [];
  const watchers = new Set<(event: CartEvent) => void>();

  const shop = createActor(
    shopMachine.provide({
      actors: {
        ageGate: ageGateMachine.provide({ actions: { rememberConfirmation: () => {}, leaveSite: () => {} } }),
        cart: cartMachine.provide({
          actions: { saveCart: ({ context: { lines, discount } }) => void saved.push({ lines, discount }) },
          actors: {
            checkProducts: requests.checks.logic,
            watchStoredCart: fromCallback<CartEvent>(({ sendBack }) => {
              watchers.add(sendBack);
              return () => watchers.delete(sendBack);
            }),
          },
        }),
        catalogue: catalogueMachine.provide({
          actions: { showListTop: () => {} },
          actors: { fetchProducts: requests.lists.logic, fetchFacets: requests.facets.logic },
        }),
        product: productMachine.provide({
          actors: { fetchProduct: requests.products.logic, fetchRelated: requests.shelves.logic },
        }),
        header: headerMachine.provide({ actors: { suggest: requests.suggestions.logic } }),
        session: session.logic,
      },
      actions: {
        navigate: (_, { href, kind, preserveScroll }) => {
          visited.push({ href, kind, preserveScroll });
          go(href, kind);
        },
        reportFault: (_, { error }) => void faults.push(error),
      },
    }),
    { clock, systemId: 'shop' },
  );

  const go = (href: string, kind: NavigationKind = 'push') =>
    shop.send({ type: 'address.changed', address: addressOf(href), kind });
  const hydrate = (
    lines: readonly CartLine[] = [],
    {
      damaged = false,
      ageConfirmed = true,
      auth = null,
    }: { damaged?: boolean; ageConfirmed?: boolean; auth?: RestoredAuth } = {},
  ) => shop.send({ type: 'page.hydrated', ageConfirmed, auth, cart: { cart: { lines, discount: 0 }, damaged } });
  const flow = <Name extends keyof Flows>(name: Name): Flows[Name] => shop.system.get(name) as Flows[Name];
  const otherTab = (lines: readonly CartLine[]) => {
    for (const tell of watchers) tell({ type: 'cart.changedElsewhere', cart: { lines, discount: 0 } });
  };
  const cartText = () => asText(flow('cart').getSnapshot().context.lines);
  const toasts = () => flow('toasts').getSnapshot().context.toasts;

  shop.start();
  return { shop, clock, ...requests, session, saved, visited, faults, go, hydrate, flow, otherTab, cartText, toasts };
}
