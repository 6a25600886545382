import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyMachineSnapshot, createActor, waitFor } from 'xstate';
import { StoredCartSchema } from '#machines/cart/stored-cart.schema.ts';
import { listView, shownProducts } from '#machines/catalogue/catalogue.selectors.ts';
import type { Credentials } from '#machines/domain/auth.ts';
import { cartProduct } from '#machines/domain/cart.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import {
  type Product,
  type ProductPage,
  percentOff,
  pricePerLitre,
  productHref,
  unitsOf,
} from '#machines/domain/product.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { type Route, routeOf } from '#machines/domain/routes.ts';
import { StoredVoucherSchema } from '#machines/domain/voucher.schema.ts';
import { type Voucher, voucherDiscount } from '#machines/domain/voucher.ts';
import { productSamples } from '#machines/product/product.samples.ts';
import { productView } from '#machines/product/product.selectors.ts';
import { answer as mockAnswer } from '#mocks/in-process.ts';
import { catalogue } from '#src/features/catalogue/catalogue.actors.ts';
import { fetchSuggestions } from '#src/features/header/suggestions-api.ts';
import { product as productFlow } from '#src/features/product/product.actors.ts';
import { productData } from '#src/features/product/product-data.ts';
import { factsOf } from '#src/features/product/product-facts.ts';
import { voucher as voucherFlow } from '#src/features/voucher/voucher.actors.ts';
import { authApi } from '#src/platform/auth-api.ts';
import {
  fetchFacets,
  fetchProduct,
  fetchProductPage,
  fetchProductsByIds,
  fetchRelated,
} from '#src/platform/catalogue-api.ts';
import { pictureSource } from '#src/platform/pictures.ts';
import { PROBLEM_TEXTS } from '#src/platform/problem-texts.ts';
import { faultsOf } from '#tests/support/observed.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';
import { sampleProduct } from '#tests/support/sample-products.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';
import { holdsInTime } from './fuzz.ts';
import { damaged, oddJson, oddText } from './odd-values.ts';

const { signal } = new AbortController();

/** What the mock API answers, as JSON that has not been read. */
async function validAnswer(path: string) {
  return await (await mockAnswer(new Request(`http://shop.test/api${path}`))).json();
}
const LIST = await validAnswer('/products?search=gin&sortBy=name&facets=true&pageSize=4');
const NOTHING_FOUND = await validAnswer('/products?search=whiskee&pageSize=4');
const PRODUCT = await validAnswer('/products/glen-averne-12-year-old');
const CATEGORIES = await validAnswer('/categories');
const BRANDS = await validAnswer('/brands');
const VOUCHER = await validAnswer('/vouchers?code=TAWNY5');
/** Answers that can be read as what either of two requests asks for. */
const FACETS = { data: CATEGORIES.data.map((one: object, at: number) => ({ ...BRANDS.data[at], ...one })) };
const FOUND = { ...LIST, data: LIST.data.map((one: object) => ({ ...one, logoUrl: '' })) };
const SIGNED_IN = { data: sampleAuth(), message: 'Welcome back.' };

const WITHOUT_BODY = [204, 205, 304];
const STATUSES = [
  ...WITHOUT_BODY,
  200,
  201,
  206,
  300,
  400,
  401,
  403,
  404,
  409,
  418,
  422,
  429,
  451,
  500,
  502,
  503,
  504,
  599,
];

/** What a server, a proxy, a captive portal or a bad line may send in place of a valid answer. */
function oddResponse(valid: Parameters<typeof damaged>[0]) {
  const answered = fc.record({
    status: fc.oneof({ weight: 4, arbitrary: fc.constant(200) }, fc.constantFrom(...STATUSES)),
    body: fc.oneof(
      { weight: 6, arbitrary: damaged(valid).map((value) => JSON.stringify(value)) },
      oddJson.map((value) => JSON.stringify(value)),
      oddText,
      fc.constantFrom('<!doctype html><h1>Welcome to the hotel</h1>', '{"data": [', 'undefined', 'NaN'),
    ),
  });
  const refused = fc.record({
    status: fc.constantFrom(...STATUSES.filter((status) => status >= 400)),
    body: fc.oneof(oddText, oddJson).map((message) => JSON.stringify({ message })),
  });
  return fc.record({
    answer: fc.oneof({ weight: 3, arbitrary: answered }, refused),
    type: fc.constantFrom('application/json', 'application/json', 'text/html', 'image/png', ''),
    after: fc.constantFrom('', '0', '-1', '60', 'soon', 'Wed, 21 Oct 2015 07:28:00 GMT'),
    line: fc.constantFrom('good', 'good', 'good', 'good', 'down', 'broken'),
  });
}
type Odd = { answer: { status: number; body: string }; type: string; after: string; line: string };

function responseOf({ answer: { status, body }, type, after, line }: Odd): Response {
  if (line === 'down') throw new TypeError('Failed to fetch');
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  const sent = line === 'broken' ? broken : body;
  return new Response(WITHOUT_BODY.includes(status) ? null : sent, {
    status,
    headers: { ...(type ? { 'content-type': type } : {}), ...(after ? { 'retry-after': after } : {}) },
  });
}

let send: () => Response | Promise<Response>;
beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('fetch', async () => send());
  return () => vi.unstubAllGlobals();
});

const OWN_WORDS: readonly string[] = Object.values(PROBLEM_TEXTS);

/** API-3: a failure is said in our words or the server's, and an alert has space for them. */
function expectPlainProblem(error: unknown, fallback?: string): void {
  if (!(error instanceof ProblemError)) throw error;
  const { message, serverMessage } = error;
  expect(message.trim()).not.toBe('');
  expect(message.length).toBeLessThanOrEqual(300);
  expect([serverMessage, fallback, ...OWN_WORDS]).toContain(message);
}

/** Asks with each odd answer: the data must be sound, or the problem plain. */
async function tried<Data>(
  odd: Odd,
  ask: () => Promise<Data>,
  expectSound: (data: Data) => void,
  fallback?: string,
): Promise<void> {
  send = () => responseOf(odd);
  const asked = await ask().then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  if ('data' in asked) expectSound(asked.data);
  else expectPlainProblem(asked.error, fallback);
}

function routeAt(href: string): Route {
  const { pathname, search, origin } = new URL(href, 'http://shop.test');
  expect(origin).toBe('http://shop.test');
  return routeOf({ path: pathname, search });
}

const isPence = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;

/** API-3, PRD-6, RTE-3, STO-3: a product can be shown, opened, bought, stored and read again. */
function expectSoundProduct(product: Product): void {
  expect(product.id).not.toBe('');
  expect(product.name.trim()).not.toBe('');
  expect(isPence(product.price)).toBe(true);
  expect(product.originalPrice === undefined || isPence(product.originalPrice)).toBe(true);
  expect(percentOff(product) >= 0 && percentOff(product) <= 100).toBe(true);
  expect(product.rating >= 0 && product.rating <= 5).toBe(true);
  expect(Number.isInteger(product.reviewCount) && product.reviewCount >= 0).toBe(true);
  expect(product.alcoholContent >= 0 && product.alcoholContent <= 100).toBe(true);
  for (const figure of [unitsOf(product), pricePerLitre(product)]) {
    expect(figure === null || (Number.isFinite(figure) && figure >= 0)).toBe(true);
  }
  expect(routeAt(productHref(product))).toEqual({ name: 'product', id: product.id, category: product.category });
  expect(pictureSource(product.imageUrl).src).toMatch(/^\/[^/\\]/);
  const figures = factsOf(product).filter(({ term }) => ['ABV', 'Alcohol', 'Price per litre'].includes(term));
  for (const { value } of figures) expect(value).not.toMatch(/NaN|undefined|Infinity/);
  expect(() => JSON.stringify(productData(product))).not.toThrow();
  const stored = JSON.parse(JSON.stringify({ lines: [{ product: cartProduct(product), quantity: 1 }], discount: 0 }));
  expect(v.is(StoredCartSchema, stored)).toBe(true);
}

const isCount = (count: number) => Number.isSafeInteger(count) && count >= 0;
const areDistinct = (products: readonly { id: string }[]) =>
  new Set(products.map(({ id }) => id)).size === products.length;

function expectSoundPage({ data, total, page, pageSize, best = [], instead, facets }: ProductPage): void {
  for (const products of [data, best, instead?.products ?? []]) {
    products.forEach(expectSoundProduct);
    expect(areDistinct(products)).toBe(true);
  }
  expect([total, page, pageSize].every(isCount)).toBe(true);
  for (const facet of Object.values(facets ?? {}))
    if (facet) expect([facet.any, ...Object.values(facet.of)].every(isCount)).toBe(true);
}

function expectSoundAuth({ user, token }: Credentials): void {
  expect(user.id.trim()).not.toBe('');
  expect(user.name.trim()).not.toBe('');
  expect(new Headers({ authorization: `Bearer ${token}` }).get('authorization')).toBe(`Bearer ${token}`);
}

/** An id as an address has it. */
const anyId = fc.oneof(fc.constant('glen-averne'), oddText).map((text) => text.replace(/\p{Surrogate}/gu, '?'));

describe('API-3 any answer', () => {
  it('API-3 to a list gives sound products or a plain problem', async () => {
    const odd = fc.oneof({ weight: 3, arbitrary: oddResponse(LIST) }, oddResponse(NOTHING_FOUND));
    await holdsInTime(
      fc.asyncProperty(odd, (response) =>
        tried(response, () => fetchProductPage(DEFAULT_QUERY, 1, { signal }), expectSoundPage),
      ),
    );
  });

  it('API-3 to a product gives a sound product or a plain problem', async () => {
    await holdsInTime(
      fc.asyncProperty(oddResponse(PRODUCT), anyId, (response, wanted) =>
        tried(response, () => fetchProduct(wanted, { signal }), expectSoundProduct),
      ),
    );
  });

  it('API-3 about products of a cart, an order or a shelf gives sound products or a plain problem', async () => {
    const asks = fc.constantFrom(
      async () => (await fetchProductsByIds(['glen-averne', 'gin'], signal)).found,
      () => fetchRelated(sampleProduct(), 4, { signal }),
    );
    await holdsInTime(
      fc.asyncProperty(oddResponse(LIST), asks, (response, ask) =>
        tried(response, ask, (products) => {
          products.forEach(expectSoundProduct);
          expect(areDistinct(products)).toBe(true);
        }),
      ),
      2,
    );
  });

  it('API-3 to the categories or brands gives names and counts or a plain problem', async () => {
    await holdsInTime(
      fc.asyncProperty(oddResponse(FACETS), (response) =>
        tried(
          response,
          () => fetchFacets({ signal }),
          ({ categories, brands }) => {
            expect([...categories, ...brands].every(({ id, name }) => id.trim() !== '' && name.trim() !== '')).toBe(
              true,
            );
            expect(categories.every(({ productCount }) => isCount(productCount))).toBe(true);
            expect([categories, brands].every(areDistinct)).toBe(true);
          },
        ),
      ),
      2,
    );
  });

  it('VCH-2 API-3 to a voucher gives one that can be stored and counts, or the field says why not', async () => {
    await holdsInTime(
      fc.asyncProperty(oddResponse(VOUCHER), async (response) => {
        send = () => responseOf(response);
        const actor = createActor(voucherFlow);
        const faults = faultsOf(actor);
        const accepted: Voucher[] = [];
        actor.on('voucher.accepted', ({ voucher }) => accepted.push(voucher));
        actor.start();
        actor.send({ type: 'code.changed', text: 'TAWNY5' });
        actor.send({ type: 'code.submitted' });
        const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
        expect(faults).toEqual([]);
        expect(accepted.length === 1).toBe(context.problem === null);
        for (const voucher of accepted) {
          expect(v.parse(StoredVoucherSchema, JSON.parse(JSON.stringify(voucher)))).toEqual(voucher);
          const off = voucherDiscount(voucher, 5000);
          expect(Number.isInteger(off) && off >= 0 && off <= 5000).toBe(true);
        }
      }),
      2,
    );
  });

  it('HDR-5 API-3 to a search gives suggestions that lead to pages or a plain problem', async () => {
    const odd = fc.oneof(oddResponse(FOUND), oddResponse(NOTHING_FOUND));
    await holdsInTime(
      fc.asyncProperty(odd, fc.oneof(fc.constant('peat'), oddText), (response, text) =>
        tried(
          response,
          () => fetchSuggestions(text, signal),
          (suggestions) => {
            for (const { href, name } of suggestions) {
              expect(name.trim()).not.toBe('');
              expect(routeAt(href).name).not.toBe('notFound');
            }
          },
        ),
      ),
      2,
    );
  });

  it('API-1 API-3 to a sign-in gives who it is or a plain problem', async () => {
    const { login, signup, refresh, updateProfile } = authApi;
    const calls = fc.constantFrom(
      ['Login failed', () => login({ email: 'ada@test.com', password: 'x' }, signal)] as const,
      ['Signup failed', () => signup({ ...SIGNUP, country: 'United Kingdom' }, signal)] as const,
      ['Token refresh failed', () => refresh(signal)] as const,
      ['Profile update failed', () => updateProfile({ name: 'Ada' }, signal)] as const,
    );
    await holdsInTime(
      fc.asyncProperty(oddResponse(SIGNED_IN), calls, (response, [fallback, ask]) =>
        tried(response, ask, expectSoundAuth, fallback),
      ),
    );
  });

  it('API-1 API-3 to the other calls of an account gives nothing or a plain problem', async () => {
    const { logout, changePassword, forgotPassword, resetPassword } = authApi;
    const calls = fc.constantFrom(
      ['Logout failed', () => logout('token', signal)] as const,
      ['Password change failed', () => changePassword({ currentPassword: 'a', newPassword: 'b' }, signal)] as const,
      ['Password reset request failed', () => forgotPassword({ email: 'ada@test.com' }, signal)] as const,
      ['Password reset failed', () => resetPassword({ token: 'a', newPassword: 'b' }, signal)] as const,
    );
    await holdsInTime(
      fc.asyncProperty(oddResponse({ data: null }), calls, (response, [fallback, ask]) =>
        tried(response, ask, (data) => expect(data).toBeUndefined(), fallback),
      ),
      2,
    );
  });
});

/** What the list does in a browser, which Node.js has not. */
const WITHOUT_BROWSER = { keepRowsRendered: () => {}, showListTop: () => {}, recordPages: () => {} };

describe('API-3 FLW-1 the flows', () => {
  it('API-3 FLW-1 end at data or at a problem with any answer, and go on', async () => {
    const odd = fc.oneof(oddResponse(LIST), oddResponse(PRODUCT), oddResponse(NOTHING_FOUND));
    await holdsInTime(
      fc.asyncProperty(odd, odd, async (first, next) => {
        const list = createActor(catalogue.provide({ actions: WITHOUT_BROWSER }));
        const detail = createActor(productFlow);
        const faults = [faultsOf(list), faultsOf(detail)];
        list.start();
        detail.start();
        const isDone = (snapshot: AnyMachineSnapshot) => snapshot.status !== 'active' || !snapshot.hasTag('busy');
        send = () => responseOf(first);
        list.send({ type: 'list.requested', query: DEFAULT_QUERY, kind: 'push', pages: 1 });
        detail.send(productSamples['product.requested'].byLink);
        await Promise.all([waitFor(list, isDone), waitFor(detail, isDone)]);
        send = () => responseOf(next);
        list.send(
          list.getSnapshot().can({ type: 'more.requested' }) ? { type: 'more.requested' } : { type: 'load.retried' },
        );
        detail.send({ type: 'load.retried' });
        await Promise.all([waitFor(list, isDone), waitFor(detail, isDone)]);
        expect(faults).toEqual([[], []]);
        expect(['showing', 'empty', 'failed']).toContain(listView(list.getSnapshot()));
        expect(['showing', 'notFound', 'failed']).toContain(productView(detail.getSnapshot()));
        expect(areDistinct(shownProducts(list.getSnapshot()))).toBe(true);
        list.stop();
        detail.stop();
      }),
      5,
    );
  });
});

describe('API-3 one odd product', () => {
  it('API-3 leaves the others of its list', async () => {
    const ids: string[] = LIST.data.map((product: Product) => product.id);
    const place = fc.nat({ max: ids.length - 1 });
    await holdsInTime(
      fc.asyncProperty(damaged(LIST.data[0]), place, async (odd, at) => {
        send = () => Response.json({ ...LIST, data: LIST.data.with(at, odd) });
        const { data } = await fetchProductPage(DEFAULT_QUERY, 1, { signal });
        const others = ids.toSpliced(at, 1);
        expect(
          data
            .map((product) => product.id)
            .filter((one) => others.includes(one))
            .sort(),
        ).toEqual(others.toSorted());
      }),
    );
  });
});
