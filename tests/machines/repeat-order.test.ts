import { describe, expect, it } from 'vitest';
import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import { sampleOrder } from '#machines/orders/orders.samples.ts';
import { repeatOf, unsoldAfter } from '#machines/orders/repeat-order.ts';

describe('ORD-3 what is marked as not for sale', () => {
  it("ORD-3 is what the catalogue's latest answer about each product says", () => {
    const known = { 'of-another-order': 'outOfStock', [sampleBottle.id]: 'gone', [otherBottle.id]: 'gone' } as const;
    const repeat = repeatOf(sampleOrder.lines, [sampleBottle, { ...otherBottle, inStock: false }]);
    expect(unsoldAfter(known, repeat)).toEqual({ 'of-another-order': 'outOfStock', [otherBottle.id]: 'outOfStock' });
  });
});
