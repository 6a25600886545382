import { describe, expect, it } from 'vitest';
import {
  type CartLine,
  cartProduct,
  countOf,
  DELIVERY_FEE,
  EMPTY_CART,
  lineTotal,
  MAX_QUANTITY,
  quantityOf,
  totalsOf,
  untilFreeDelivery,
  withAdded,
  withQuantity,
} from '#machines/domain/cart.ts';
import { asText, sampleLine, sampleProduct } from '#tests/support/sample-products.ts';

const cartOf = (pence: number, discount = 0) => ({ lines: [sampleLine('a', 1, pence)], discount });

describe('CRT-3 the calculation', () => {
  it('CRT-3 £49.99 pays £5.99 for delivery, £50.00 pays nothing', () => {
    expect(totalsOf(cartOf(4999))).toEqual({ subtotal: 4999, tax: 400, delivery: 599, discount: 0, total: 5998 });
    expect(totalsOf(cartOf(5000))).toEqual({ subtotal: 5000, tax: 400, delivery: 0, discount: 0, total: 5400 });
  });

  it('CRT-3 the threshold is the subtotal: neither tax nor discount moves it', () => {
    expect(totalsOf(cartOf(4999, 4000)).delivery).toBe(DELIVERY_FEE);
    expect(totalsOf(cartOf(5000, 4000)).delivery).toBe(0);
  });

  it('CRT-3 an empty cart costs nothing, whatever its discount', () => {
    expect(totalsOf(EMPTY_CART)).toEqual({ subtotal: 0, tax: 0, delivery: 0, discount: 0, total: 0 });
    expect(totalsOf({ lines: [], discount: 500 })).toEqual({ subtotal: 0, tax: 0, delivery: 0, discount: 0, total: 0 });
  });

  it('CRT-3 a cart of free things is not empty: it pays for delivery', () => {
    expect(totalsOf(cartOf(0))).toEqual({ subtotal: 0, tax: 0, delivery: 599, discount: 0, total: 599 });
  });

  it.each([
    [6, 0],
    [7, 1],
    [18, 1],
    [19, 2],
    [4495, 360],
    [1231, 98],
    [1232, 99],
  ])('CRT-3 8%% of %d pence, rounded to the penny, is %d', (subtotal, tax) => {
    expect(totalsOf(cartOf(subtotal)).tax).toBe(tax);
  });

  it('CRT-3 the tax of every subtotal up to £2,000.00 is what whole numbers say', () => {
    for (let subtotal = 0; subtotal <= 200_000; subtotal += 1) {
      if (totalsOf(cartOf(subtotal)).tax !== Math.floor((subtotal * 8 + 50) / 100)) expect.fail(`${subtotal} pence`);
    }
  });

  it('CRT-3 a discount is subtracted from the total, which never falls below 0', () => {
    expect(totalsOf(cartOf(5000, 400))).toMatchObject({ discount: 400, total: 5000 });
    expect(totalsOf(cartOf(5000, 5400))).toMatchObject({ discount: 5400, total: 0 });
    expect(totalsOf(cartOf(5000, 5401))).toMatchObject({ discount: 5400, total: 0 });
    expect(totalsOf(cartOf(5000, -1))).toMatchObject({ discount: 0, total: 5400 });
  });

  it('CRT-3 lines are summed; the largest possible cart is calculated exactly', () => {
    const lines = [sampleLine('a', 3, 1099), sampleLine('b', MAX_QUANTITY, 100_000_000)];
    expect(lineTotal(sampleLine('a', 3, 1099))).toBe(3297);
    expect(totalsOf({ lines, discount: 0 }).subtotal).toBe(99_900_003_297);
    expect(Number.isSafeInteger(totalsOf({ lines, discount: 0 }).total)).toBe(true);
  });

  it("CRT-6 'Add £8.01 more for free delivery' comes from the same threshold", () => {
    expect(untilFreeDelivery(cartOf(4199))).toBe(801);
    expect(untilFreeDelivery(cartOf(4999))).toBe(1);
    expect(untilFreeDelivery(cartOf(5000))).toBe(0);
    expect(untilFreeDelivery(EMPTY_CART)).toBe(0);
  });

  it('HDR-2 the badge counts pieces, not lines', () => {
    expect(countOf({ lines: [sampleLine('a', 3), sampleLine('b', 2)] })).toBe(5);
    expect(countOf(EMPTY_CART)).toBe(0);
    expect(quantityOf({ lines: [sampleLine('a', 3)] }, 'a')).toBe(3);
    expect(quantityOf({ lines: [sampleLine('a', 3)] }, 'b')).toBe(0);
  });
});

describe('CRT-1 adding and setting quantities', () => {
  const lines: readonly CartLine[] = [sampleLine('a', 1), sampleLine('b', 2)];

  it('CRT-1 adding a product of the cart raises its quantity, and its place stays', () => {
    expect(asText(withAdded(lines, sampleProduct({ id: 'a' }), 4))).toBe('a×5 b×2');
  });

  it('CRT-1 another product makes a new line at the end', () => {
    expect(asText(withAdded(lines, sampleProduct({ id: 'c' }), 1))).toBe('a×1 b×2 c×1');
  });

  it('CRT-5 the line of a product that is added again keeps its price', () => {
    const [first] = withAdded(lines, sampleProduct({ id: 'a', price: 1234 }), 1);
    expect(first?.product.price).toBe(sampleLine('a').product.price);
  });

  it('CRT-1 a quantity of 0 or less removes the line', () => {
    for (const quantity of [0, -1, -0, 0.9, Number.NEGATIVE_INFINITY])
      expect(asText(withQuantity(lines, 'a', quantity))).toBe('b×2');
  });

  it('CRT-1 setting the quantity of a product that is not in the cart changes nothing', () => {
    expect(asText(withQuantity(lines, 'c', 3))).toBe('a×1 b×2');
    expect(asText(withQuantity(lines, '__proto__', 0))).toBe('a×1 b×2');
  });

  it('CRT-1 one order holds at most 999 of a product', () => {
    expect(asText(withQuantity(lines, 'a', 1000))).toBe('a×999 b×2');
    expect(asText(withQuantity(lines, 'a', Number.POSITIVE_INFINITY))).toBe('a×999 b×2');
    expect(asText(withAdded(lines, sampleProduct({ id: 'a' }), 999))).toBe('a×999 b×2');
    expect(asText(withAdded([], sampleProduct({ id: 'a' }), 1e308))).toBe('a×999');
  });

  it('CRT-3 no quantity is ever no number or a part of a piece', () => {
    expect(withQuantity(lines, 'a', Number.NaN)).toBe(lines);
    expect(withAdded(lines, sampleProduct({ id: 'a' }), Number.NaN)).toBe(lines);
    expect(withAdded(lines, sampleProduct({ id: 'a' }), 0.5)).toBe(lines);
    expect(withAdded(lines, sampleProduct({ id: 'a' }), -3)).toBe(lines);
    expect(asText(withQuantity(lines, 'a', 2.9))).toBe('a×2 b×2');
    expect(asText(withAdded(lines, sampleProduct({ id: 'a' }), 1.5))).toBe('a×2 b×2');
  });

  it('CRT-4 a line holds only the fields of a product that may be stored', () => {
    expect(Object.keys(cartProduct(sampleProduct())).sort()).toEqual(
      ['alcoholContent', 'category', 'id', 'imageUrl', 'name', 'price', 'volume'].sort(),
    );
  });

  it('CRT-1 the former lines are left as they were', () => {
    const before = structuredClone(lines);
    withAdded(lines, sampleProduct({ id: 'a' }), 1);
    withQuantity(lines, 'a', 9);
    expect(lines).toEqual(before);
  });
});
