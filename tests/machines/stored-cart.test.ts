import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readableCart } from '#machines/cart/stored-cart.schema.ts';
import { mergedCart } from '#machines/cart/stored-cart.ts';
import { type Cart, type CartLine, cartProduct, MAX_QUANTITY, totalsOf, withAdded } from '#machines/domain/cart.ts';
import { ProductSchema } from '#machines/domain/product.schema.ts';
import type { Product } from '#machines/domain/product.ts';
import { otherVoucher } from '#machines/domain/voucher.samples.ts';
import productsData from '#mocks/data/products.json';
import { sampleLine, sampleProduct } from '#tests/support/sample-products.ts';

const isSound = (stored: unknown) => readableCart(stored) !== null;
const soundCart = (stored: unknown) => readableCart(JSON.parse(JSON.stringify(stored)))?.sound;
const withProduct = (differences: object) => ({
  lines: [{ product: { ...cartProduct(sampleProduct()), ...differences }, quantity: 1 }],
  discount: 0,
});
const withLine = (differences: object) => ({ lines: [{ ...sampleLine('a'), ...differences }], discount: 0 });

describe('CRT-4 what the shop stores it can read again', () => {
  it('CRT-4 a cart with every product of the catalogue comes back the same', () => {
    const products: Product[] = productsData.map((product) => v.parse(ProductSchema, product));
    const lines = products.reduce<ReturnType<typeof withAdded>>(
      (all, product) => withAdded(all, product, MAX_QUANTITY),
      [],
    );
    const stored: unknown = JSON.parse(JSON.stringify({ lines, discount: 12 }));
    expect(readableCart(stored)).toEqual({ sound: { lines, discount: 12 }, damaged: [] });
  });

  it.each<object>([
    { name: 'x'.repeat(500) },
    { id: 'x'.repeat(200) },
    { price: 1_000_000 },
    { price: 0 },
    { volume: '' },
    { volume: 'x'.repeat(100) },
    { imageUrl: '/' },
    { imageUrl: '/images/été 1.avif'.replace(' ', '%20') },
    { category: 'a category of tomorrow' },
  ])('CRT-4 a product with %o that the API may send, storage can give back', (differences) => {
    const product = v.parse(ProductSchema, { ...sampleProduct(), price: 44.95, ...differences });
    expect(isSound({ lines: withAdded([], product, 1), discount: 0 })).toBe(true);
  });

  it('STO-3 a cart with more lines than the catalogue has products today is sound', () => {
    const lines = Array.from({ length: 1001 }, (_, index) => sampleLine(`p${index}`));
    expect(isSound({ lines, discount: 0 })).toBe(true);
  });

  it('CRT-4 an empty cart is sound', () => {
    expect(isSound({ lines: [], discount: 0 })).toBe(true);
  });
});

describe('CRT-5 a damaged or forged cart is not read', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'cart'],
    ['a list', []],
    ['no lines', { discount: 0 }],
    ['lines that are none', { lines: {}, discount: 0 }],
    ['no discount', { lines: [] }],
    ['a negative discount', { lines: [], discount: -1 }],
    ['a discount of half a penny', { lines: [], discount: 0.5 }],
    ['a line without a product', { lines: [{ quantity: 1 }], discount: 0 }],
    ['a line that is nothing', { lines: [null], discount: 0 }],
    ['two lines of one product', { lines: [sampleLine('a'), sampleLine('a')], discount: 0 }],
  ])('CRT-5 %s', (_, stored) => {
    expect(isSound(stored)).toBe(false);
  });

  it.each([0, -1, 1.5, MAX_QUANTITY + 1, 1e308, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, {}])(
    'CRT-5 a quantity of %s',
    (quantity) => {
      expect(isSound(withLine({ quantity }))).toBe(false);
    },
  );

  it.each([-1, 0.1, 1e308, Number.NaN, Number.POSITIVE_INFINITY, '4495', null])('CRT-5 a price of %s', (price) => {
    expect(isSound(withProduct({ price }))).toBe(false);
  });

  it.each([
    '',
    'images/x.avif',
    '//elsewhere.example/x.avif',
    '/\\elsewhere.example/x.avif',
    '/\t/elsewhere.example/x.avif',
    '/\n/elsewhere.example/x.avif',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
  ])("CRT-5 a picture at '%s'", (imageUrl) => {
    expect(isSound(withProduct({ imageUrl }))).toBe(false);
  });

  it.each<object>([
    { id: '' },
    { id: '   ' },
    { id: 7 },
    { name: 'x'.repeat(501) },
    { alcoholContent: -1 },
    { alcoholContent: 101 },
    { volume: null },
  ])('CRT-5 a product with %o', (differences) => {
    expect(isSound(withProduct(differences))).toBe(false);
  });

  it('VCH-4 a cart with a voucher can be read again, and so can one of before there were vouchers', () => {
    const cart = { lines: [sampleLine('a')], discount: 0, voucher: otherVoucher };
    expect(soundCart(cart)).toEqual(cart);
    expect(soundCart({ lines: [], discount: 0 })).toEqual({ lines: [], discount: 0 });
  });

  it.each([
    null,
    'WELCOME10',
    { ...otherVoucher, value: -1 },
    { ...otherVoucher, value: 0.5 },
    { ...otherVoucher, kind: 'gift' },
    { ...otherVoucher, minimum: undefined },
    { ...otherVoucher, code: '' },
  ])('CRT-5 VCH-4 the voucher %j is damaged, and so is its cart', (voucher) => {
    expect(isSound({ lines: [], discount: 0, voucher })).toBe(false);
  });

  it('VCH-4 STO-7 a voucher that this tab applies or removes is stored beside the lines of another tab', () => {
    const plain = { lines: [], discount: 0 };
    const others = { lines: [sampleLine('a')], discount: 0 };
    const applied = { ...plain, voucher: otherVoucher };
    expect(mergedCart(plain, applied, others)).toEqual({ ...others, voucher: otherVoucher });
    expect(mergedCart(applied, plain, { ...others, voucher: otherVoucher })).toEqual(others);
    expect(mergedCart(plain, plain, { ...others, voucher: otherVoucher }).voucher).toEqual(otherVoucher);
  });

  it('CRT-5 keys of the prototype and unknown keys do not get through', () => {
    const text = '{"lines":[],"discount":0,"__proto__":{"lines":[1]},"constructor":{"x":1},"extra":true}';
    const cart = readableCart(JSON.parse(text))?.sound ?? null;
    expect(Object.keys(cart ?? {}).sort()).toEqual(['discount', 'lines']);
    expect(Object.getPrototypeOf(cart)).toBe(Object.prototype);
    expect(cart && totalsOf(cart).total).toBe(0);
  });

  it("CRT-5 a product called '__proto__' is a product like any other", () => {
    const cart = readableCart(withProduct({ id: '__proto__' }))?.sound;
    expect(cart && totalsOf(cart)).toMatchObject({ subtotal: 4495 });
  });
});

describe("STO-7 a tab's change of the cart is added to what another tab has stored", () => {
  const cart = (...lines: readonly CartLine[]): Cart => ({ lines, discount: 0 });
  const linesOf = (before: Cart, after: Cart, stored: Cart) =>
    mergedCart(before, after, stored)
      .lines.map(({ product, quantity }) => `${product.id}×${quantity} at ${product.price}`)
      .sort();

  it('STO-7 the presses of both tabs count', () => {
    expect(linesOf(cart(sampleLine('a', 1)), cart(sampleLine('a', 4)), cart(sampleLine('a', 3)))).toEqual([
      'a×6 at 1000',
    ]);
    expect(linesOf(cart(), cart(sampleLine('a', 2)), cart(sampleLine('b', 1)))).toEqual(['a×2 at 1000', 'b×1 at 1000']);
    expect(linesOf(cart(), cart(sampleLine('a', 998)), cart(sampleLine('a', 998)))).toEqual(['a×999 at 1000']);
  });

  it('STO-7 CRT-5 a price that this tab has put right counts, with the quantity of the other', () => {
    const [before, after] = [cart(sampleLine('a', 1, 1000)), cart(sampleLine('a', 1, 1200))];
    expect(linesOf(before, after, cart(sampleLine('a', 5, 1000)))).toEqual(['a×5 at 1200']);
  });

  it('STO-7 CRT-5 a price that the other tab has put right counts, although this tab knows an older one', () => {
    const [before, after] = [cart(sampleLine('a', 1, 1000)), cart(sampleLine('a', 2, 1000))];
    expect(linesOf(before, after, cart(sampleLine('a', 1, 1200)))).toEqual(['a×2 at 1200']);
  });

  it('STO-7 what is added here stays where the other tab has removed the line, and the other way round', () => {
    expect(linesOf(cart(sampleLine('a', 1)), cart(sampleLine('a', 3)), cart())).toEqual(['a×2 at 1000']);
    expect(linesOf(cart(sampleLine('a', 1)), cart(), cart(sampleLine('a', 3, 1200)))).toEqual(['a×2 at 1200']);
    expect(linesOf(cart(sampleLine('a', 1)), cart(), cart(sampleLine('a', 1)))).toEqual([]);
    expect(linesOf(cart(sampleLine('a', 1)), cart(), cart())).toEqual([]);
    expect(linesOf(cart(sampleLine('a', 1)), cart(sampleLine('a', 1)), cart())).toEqual([]);
  });

  it('STO-7 CRT-3 the discount is the one that was changed last', () => {
    const of = (discount: number): Cart => ({ lines: [], discount });
    expect(mergedCart(of(0), of(0), of(500)).discount).toBe(500);
    expect(mergedCart(of(500), of(0), of(500)).discount).toBe(0);
    expect(mergedCart(of(0), of(300), of(500)).discount).toBe(300);
  });
});
