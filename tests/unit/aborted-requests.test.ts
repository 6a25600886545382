import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { cart } from '#src/features/cart/cart.actors.ts';
import { catalogue } from '#src/features/catalogue/catalogue.actors.ts';
import { login } from '#src/features/login/login.actors.ts';
import { orders } from '#src/features/orders/orders.actors.ts';
import { product } from '#src/features/product/product.actors.ts';
import { savedOffers } from '#src/features/saved-offers/saved-offers.actors.ts';
import { voucher } from '#src/features/voucher/voucher.actors.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { sampleProduct } from '#tests/support/sample-products.ts';

vi.mock('#src/platform/after-paint.ts', () => ({ painted: () => Promise.resolve() }));

/** The signals of the requests that are under way. None is ever answered. */
let signals: AbortSignal[] = [];
beforeEach(() => {
  signals = [];
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit = {}) => {
    if (init.signal) signals.push(init.signal);
    return new Promise(() => {});
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each<[string, string, AnyStateMachine, string, unknown]>([
  ['API-3', 'the prices in the cart', cart, 'checkProducts', { ids: ['gin'] }],
  ['API-3', 'the list', catalogue, 'fetchProducts', { query: DEFAULT_QUERY, page: 1 }],
  ['API-3', 'a product', product, 'fetchProduct', { id: 'gin' }],
  ['API-3', 'products like it', product, 'fetchRelated', { product: sampleProduct({ id: 'gin' }) }],
  ['API-3', 'the prices of saved bottles', savedOffers, 'findProducts', { ids: ['gin'] }],
  ['API-3', 'what is in stock instead', savedOffers, 'findAlternatives', { products: [sampleProduct({ id: 'gin' })] }],
  ['API-3', 'an order that is bought again', orders, 'findProducts', { ids: ['gin'] }],
  ['LOG-5', 'signing in', login, 'signIn', { email: 'someone@test.com' }],
  ['VCH-2', 'a voucher', voucher, 'checkVoucher', { code: 'TAWNY5' }],
])('%s the request for %s is aborted with its actor', async (_, _what, machine, name, input) => {
  const logic = machine.implementations.actors?.[name] as AnyActorLogic;
  const actor = createActor(logic, { input }).start();
  await vi.waitFor(() => expect(signals).not.toEqual([]));
  expect(signals.map(({ aborted }) => aborted)).not.toContain(true);
  actor.stop();
  expect(signals.map(({ aborted }) => aborted)).not.toContain(false);
});
