import { describe, expect, it } from 'vitest';
import { aimedQuantity, changedProduct } from '#machines/cart/aimed-quantity.ts';
import { sampleLine, sampleProduct } from '#tests/support/sample-products.ts';

describe('CRT-1 CRT-6 the quantity that an event aims at', () => {
  const cart = { lines: [sampleLine('a', 3)] };

  it('CRT-1 counts on from what the cart holds', () => {
    expect(aimedQuantity(cart, { type: 'product.added', product: sampleProduct({ id: 'a' }), quantity: 2 })).toBe(5);
    expect(aimedQuantity(cart, { type: 'product.added', product: sampleProduct({ id: 'b' }), quantity: 2 })).toBe(2);
    expect(aimedQuantity(cart, { type: 'quantity.stepped', id: 'a', by: -1 })).toBe(2);
    expect(aimedQuantity(cart, { type: 'quantity.stepped', id: 'a', by: 1.9 })).toBe(4);
  });

  it('CRT-6 an event without a quantity aims at none', () => {
    expect(aimedQuantity(cart, { type: 'cart.cleared' })).toBeNaN();
    expect(aimedQuantity(cart, { type: 'quantity.stepped', id: 'a', by: 0.5 })).toBeNaN();
  });

  it('CRT-1 names the product of which there can be no more, as the cart holds it', () => {
    const { product } = sampleLine('a');
    const renamed = sampleProduct({ id: 'a', name: 'Renamed' });
    expect(changedProduct(cart, { type: 'product.added', product: renamed, quantity: 1 })).toEqual(product);
    expect(changedProduct(cart, { type: 'quantity.stepped', id: 'a', by: 1 })).toEqual(product);
    expect(() => changedProduct(cart, { type: 'quantity.stepped', id: 'b', by: 1 })).toThrow('b is not in the cart');
  });
});
