import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { otherStored, sampleStored } from '#machines/addresses/addresses.samples.ts';
import { MOST_WATCHED } from '#machines/back-in-stock/watched-products.ts';
import { ContactDraftSchema } from '#machines/contact/contact-form.ts';
import { isAddressGiven } from '#machines/domain/address-given.ts';
import { addressKey } from '#machines/domain/address-key.ts';
import { type Cart, totalsOf, withAdded } from '#machines/domain/cart.ts';
import { PAYMENT_METHODS } from '#machines/domain/checkout-choices.ts';
import { DeliveryAddressSchema } from '#machines/domain/delivery-address.schema.ts';
import { namedProduct } from '#machines/domain/named-product.ts';
import type { Order } from '#machines/domain/order.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { routeOf } from '#machines/domain/routes.ts';
import { isCredentials } from '#machines/domain/stored-auth.ts';
import { LONGEST_TEXT } from '#machines/domain/typed-text.ts';
import { otherVoucher } from '#machines/domain/voucher.samples.ts';
import { LoginDraftSchema } from '#machines/login/login-draft.ts';
import type { StoredData } from '#machines/shop/shop.events.ts';
import { NO_SIGNUP_DRAFT, SignupDraftSchema } from '#machines/signup/signup-draft.ts';
import { readStoredData } from '#src/app/stored-data.ts';
import { placedDate, placedTime } from '#src/features/orders/order-texts.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';
import { parseStored } from '#src/platform/stored.ts';
import { catalogueLine } from '#tests/explore/catalogue-line.ts';
import { orderOfLines } from '#tests/explore/sample-orders.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { sampleAuth } from '#tests/support/sample-auth.ts';
import { sampleProduct, sampleProducts } from '#tests/support/sample-products.ts';
import { holds, holdsInTime } from './fuzz.ts';
import { damaged, type Json, oddJson, oddText } from './odd-values.ts';

/** As JSON has it. */
const plain = (data: unknown): Json => JSON.parse(JSON.stringify(data));

const LINES = [catalogueLine('ashcombe-sloe-gin', 2), catalogueLine('glen-averne-12-year-old', 1)];
const ORDERS = ['TR-2026-7HQ4WB', 'TR-2026-3KX9MD', 'TR-2026-222222'].map((number) => orderOfLines(number, LINES));
const SAVED = sampleProducts('a', 'b', 'c').map(namedProduct);
const ADDRESSES = [otherStored, sampleStored];
const WATCHED = sampleProducts('g', 'h').map(namedProduct);
const VALID = {
  cart: plain({ lines: LINES, discount: 500, voucher: otherVoucher }),
  orders: plain(ORDERS),
  saved: plain(SAVED),
  addresses: plain(ADDRESSES),
  watched: plain(WATCHED),
  viewed: plain(sampleProducts('d', 'e', 'f')),
  auth: plain({ ...sampleAuth(), isAuthenticated: true }),
};
type Name = keyof typeof VALID;
const NAMES = Object.keys(VALID) as Name[];

/** The drafts of the forms, in the session's storage. */
const DRAFTS = [
  ['checkout', DeliveryAddressSchema, otherStored.address],
  ['contact', ContactDraftSchema, { name: 'Ada', email: 'ada@test.com', subject: 'Gin', message: 'Is it back?' }],
  ['login', LoginDraftSchema, { email: 'ada@test.com', step: 'code', sender: 'simulated' }],
  ['signup', SignupDraftSchema, { ...NO_SIGNUP_DRAFT, firstName: 'Ada', postalCode: 'SW1A 1AA' }],
] as const;

const textOf = (data: unknown) => JSON.stringify({ version: 1, data });

/** What a crashed browser, another version of the shop or a curious person may leave under a key. */
const oddStored = (name: Name): fc.Arbitrary<string | null> =>
  fc.oneof(
    { weight: 4, arbitrary: damaged(VALID[name]).map(textOf) },
    { weight: 2, arbitrary: damaged({ version: 1, data: VALID[name] }).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.nat({ max: 300 }).map((length) => textOf(VALID[name]).slice(0, length)) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        oddText,
        oddJson.map((value) => JSON.stringify(value)),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(textOf(VALID[name]), null) },
  );

const oddStorage = fc.record({
  cart: oddStored('cart'),
  orders: oddStored('orders'),
  saved: oddStored('saved'),
  addresses: oddStored('addresses'),
  watched: oddStored('watched'),
  viewed: oddStored('viewed'),
  auth: oddStored('auth'),
});
type Texts = Partial<Record<Name, string | null>>;

/** A browser that holds these texts. The session's storage has the viewed products alone. */
function open(texts: Texts): void {
  const held = NAMES.flatMap((name) => {
    const text = texts[name];
    return typeof text === 'string' ? [[STORAGE_KEYS[name], text] as const] : [];
  });
  const isOfSession = ([key]: readonly [string, string]) => key === STORAGE_KEYS.viewed;
  vi.stubGlobal('sessionStorage', fakeStorage(Object.fromEntries(held.filter(isOfSession))));
  vi.stubGlobal('localStorage', fakeStorage(Object.fromEntries(held.filter((entry) => !isOfSession(entry)))));
}

const storageOf = (name: Name) => (name === 'viewed' ? sessionStorage : localStorage);

/** What was set aside of a key: the copies stand under keys that begin with its own. */
function setAside(name: Name): string[] {
  const storage = storageOf(name);
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys
    .filter((key) => key.startsWith(STORAGE_KEYS[name]) && key !== STORAGE_KEYS[name])
    .map((key) => storage.getItem(key) ?? '');
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('window', new EventTarget());
  return () => vi.unstubAllGlobals();
});

const isPence = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;
const areDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** RTE-3, PRD-6: its page can be opened from where it is shown. */
function expectSoundProduct(product: Pick<Product, 'id' | 'name' | 'category' | 'price'>): void {
  const { pathname } = new URL(productHref(product), 'http://shop.test');
  expect(routeOf({ path: pathname, search: '' })).toMatchObject({ name: 'product', id: product.id });
  expect(product.name.trim()).not.toBe('');
  expect(isPence(product.price)).toBe(true);
}

/** CRT-1, CRT-3, CRT-5. */
function expectSoundCart(cart: Cart): void {
  for (const { product, quantity } of cart.lines) {
    expectSoundProduct(product);
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
  }
  expect(areDistinct(cart.lines.map(({ product }) => product.id))).toBe(true);
  expect(Object.values(totalsOf(cart)).every(isPence)).toBe(true);
}

/** ORD-1, ORD-2. */
function expectSoundOrder({ number, placedAt, lines, totals, delivery, payment }: Order): void {
  expect(routeOf({ path: `/orders/${number}`, search: '' })).toEqual({ name: 'order', number });
  expect(`${placedDate(placedAt)} ${placedTime(placedAt)}`).not.toMatch(/NaN|undefined/);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every(({ quantity, price }) => Number.isInteger(quantity) && quantity >= 1 && isPence(price))).toBe(
    true,
  );
  expect(Object.values(totals).every(isPence)).toBe(true);
  expect(Object.values(delivery).every((text) => typeof text === 'string')).toBe(true);
  expect(PAYMENT_METHODS).toContain(payment);
}

function expectSound({ ageConfirmed, auth, cart, orders, saved, addresses, watched, viewed }: StoredData): void {
  expect(ageConfirmed).toBe(false);
  expectSoundCart(cart.cart);
  orders.orders.forEach(expectSoundOrder);
  expect(areDistinct(orders.orders.map(({ number }) => number))).toBe(true);
  expect(areDistinct(saved.bottles.map(({ id }) => id))).toBe(true);
  expect(saved.bottles.every(({ id, name }) => id !== '' && name.trim() !== '')).toBe(true);
  expect(areDistinct(addresses.addresses.map(({ address }) => addressKey(address)))).toBe(true);
  expect(addresses.addresses.every(({ address }) => isAddressGiven(address))).toBe(true);
  expect(areDistinct(watched.products.map(({ id }) => id))).toBe(true);
  expect(watched.products.every(({ id, name }) => id !== '' && name.trim() !== '')).toBe(true);
  expect(watched.products.length).toBeLessThanOrEqual(MOST_WATCHED);
  viewed.forEach(expectSoundProduct);
  expect(areDistinct(viewed.map(({ id }) => id))).toBe(true);
  expect(viewed.length).toBeLessThanOrEqual(8);
  if (isCredentials(auth)) {
    expect(new Headers({ authorization: `Bearer ${auth.token}` }).get('authorization')).toContain(auth.token);
  }
}

/** The entries of a stored list; null where the text is none. */
function entriesOf(text: string): readonly Json[] | null {
  try {
    const { data } = JSON.parse(text);
    return Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}

/** STO-2: each entry of a list is read or stands in the copy; a text that is no list is the copy. */
function expectNothingLost(
  name: 'orders' | 'saved' | 'addresses' | 'watched',
  text: string | null,
  count: number,
  damages: number,
): void {
  const copies = setAside(name);
  expect(copies).toHaveLength(damages > 0 ? 1 : 0);
  const [copy] = copies;
  if (copy === undefined || copy === text) return;
  expect(count + (entriesOf(copy) ?? []).length).toBe(entriesOf(text ?? '')?.length);
}

/** STO-2: a text that is read as a whole or not at all. */
const expectReadOrCopied = (name: Name, text: string | null, isRead: boolean): void =>
  expect(setAside(name)).toEqual(isRead || text === null ? [] : [text]);

describe('STO-2 any stored data', () => {
  it('STO-2 are read as sound data, and all of it is read or copied to another key', () => {
    holds(
      fc.property(oddStorage, (texts) => {
        open(texts);
        const { cart, orders, saved, addresses, watched, viewed, auth, ...others } = readStoredData();
        expectSound({ cart, orders, saved, addresses, watched, viewed, auth, ...others });
        expect(setAside('cart')).toEqual(cart.damaged ? [texts.cart] : []);
        expectNothingLost('orders', texts.orders, orders.orders.length, orders.damaged);
        expectNothingLost('saved', texts.saved, saved.bottles.length, saved.damaged);
        expectNothingLost('addresses', texts.addresses, addresses.addresses.length, addresses.damaged);
        expectNothingLost('watched', texts.watched, watched.products.length, watched.damaged);
        expectReadOrCopied('viewed', texts.viewed, viewed.length > 0 || texts.viewed === textOf([]));
        expectReadOrCopied('auth', texts.auth, auth !== null);
        for (const name of NAMES) expect(storageOf(name).getItem(STORAGE_KEYS[name])).toBe(texts[name]);
      }),
    );
  });

  it.each(DRAFTS)(
    'STO-4 a draft of %s is read as its own fields, each a text that fits, or not at all',
    (_, schema, draft) => {
      const fields = Object.keys(draft).toSorted();
      expect(parseStored<Record<string, string>>(textOf(draft), 1, schema)).toEqual({ kind: 'read', data: draft });
      holds(
        fc.property(damaged(plain(draft)), (odd) => {
          const stored = parseStored<Record<string, string>>(textOf(odd), 1, schema);
          if (stored.kind !== 'read') return;
          expect(Object.keys(stored.data).toSorted()).toEqual(fields);
          for (const text of Object.values(stored.data)) {
            expect(typeof text).toBe('string');
            expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
          }
        }),
      );
    },
  );

  it('ORD-5 SAV-6 a damaged entry leaves the others of its list, in their order', () => {
    const place = fc.nat({ max: 2 });
    holds(
      fc.property(damaged(plain(ORDERS[0])), damaged(plain(SAVED[0])), place, (oddOrder, oddBottle, at) => {
        const [orders, bottles] = [ORDERS.toSpliced(at, 1), SAVED.toSpliced(at, 1)];
        open({
          orders: textOf(plain(ORDERS.with(at, oddOrder as unknown as Order))),
          saved: textOf(plain(SAVED.with(at, oddBottle as unknown as (typeof SAVED)[number]))),
        });
        const read = readStoredData();
        expect(read.orders.orders.filter(({ number }) => orders.some((one) => one.number === number))).toEqual(orders);
        expect(read.saved.bottles.filter(({ id }) => bottles.some((one) => one.id === id))).toEqual(bottles);
      }),
    );
  });

  it('STO-2 STO-3 a change after them is stored and read again, and the copy of damaged data stays', async () => {
    const bottle = sampleProduct({ id: 'the-new-one', name: 'The New One' });
    await holdsInTime(
      fc.asyncProperty(oddStorage, async (texts) => {
        open(texts);
        vi.resetModules();
        const { readCart, storedCart } = await import('#src/features/cart/stored-cart.ts');
        const { readSaved, saved } = await import('#src/features/saved/saved.actors.ts');
        const { cart } = readCart();
        const copies = setAside('cart');
        storedCart.store({ ...cart, lines: withAdded(cart.lines, bottle, 1) });
        const shelf = createActor(saved).start();
        shelf.send({ type: 'page.hydrated', saved: readSaved() });
        await waitFor(shelf, (snapshot) => snapshot.matches({ book: 'open' }));
        const { bottles } = shelf.getSnapshot().context;
        shelf.send({ type: 'bottle.toggled', bottle: namedProduct(bottle) });
        await waitFor(shelf, (snapshot) => snapshot.matches({ book: { open: 'stored' } }));
        shelf.stop();

        vi.resetModules();
        const next = await import('#src/app/stored-data.ts');
        const again = next.readStoredData();
        expect(again.cart).toMatchObject({ damaged: false, cart: { discount: cart.discount } });
        expect(again.cart.cart.lines).toEqual(withAdded(cart.lines, bottle, 1));
        expect(again.cart.cart.voucher).toEqual(cart.voucher);
        expect(again.saved).toMatchObject({ damaged: 0, bottles: [namedProduct(bottle), ...bottles] });
        expect(setAside('cart')).toEqual(copies);
      }),
      40,
    );
  });
});
