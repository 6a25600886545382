import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { backInStock } from '#src/features/back-in-stock/back-in-stock.actors.ts';
import { cart } from '#src/features/cart/cart.actors.ts';
import { catalogue } from '#src/features/catalogue/catalogue.actors.ts';
import { header } from '#src/features/header/header.actors.ts';
import { login } from '#src/features/login/login.actors.ts';
import { orders } from '#src/features/orders/orders.actors.ts';
import { product } from '#src/features/product/product.actors.ts';
import { savedOffers } from '#src/features/saved-offers/saved-offers.actors.ts';
import { voucher } from '#src/features/voucher/voucher.actors.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { sampleProduct } from '#tests/support/sample-products.ts';
import { authText } from '#tests/support/stored-auth.ts';

vi.mock('#src/platform/after-paint.ts', () => ({ painted: () => Promise.resolve() }));
vi.mock('#src/platform/idle-time.ts', () => ({ idlePage: () => Promise.resolve() }));
vi.mock('#src/platform/page-ready.ts', () => ({ pageReady: () => Promise.resolve() }));
vi.mock('#src/platform/server-api.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  serverAbilities: () => Promise.resolve({ orders: true }),
}));

/** The signals of the requests that are under way. None is ever answered. */
let signals: AbortSignal[] = [];
beforeEach(() => {
  signals = [];
  vi.stubGlobal('localStorage', fakeStorage({ 'tawny-and-rye.auth': authText() }));
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
  ['PRD-8', 'the list that was prerendered', catalogue, 'revalidateProducts', { query: DEFAULT_QUERY }],
  ['PRD-8', 'the filters', catalogue, 'fetchFacets', undefined],
  ['PRD-8', 'the filters that were prerendered', catalogue, 'revalidateFacets', undefined],
  ['API-3', 'a product', product, 'fetchProduct', { id: 'gin' }],
  ['API-3', 'a product that was prerendered', product, 'revalidateProduct', { id: 'gin' }],
  ['API-3', 'products like it', product, 'fetchRelated', { product: sampleProduct({ id: 'gin' }) }],
  ['API-3', 'products like it, prerendered', product, 'revalidateRelated', { product: sampleProduct({ id: 'gin' }) }],
  ['HDR-5', 'suggestions', header, 'suggest', { text: 'gin' }],
  ['API-3', 'the prices of saved bottles', savedOffers, 'findProducts', { ids: ['gin'] }],
  ['API-3', 'what is in stock instead', savedOffers, 'findAlternatives', { products: [sampleProduct({ id: 'gin' })] }],
  ['BCK-2', 'what is back in stock', backInStock, 'checkStock', { ids: ['gin'] }],
  ['SRV-9', 'the orders of the account', orders, 'fetchOrders', undefined],
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
