import { describe, expect, it } from 'vitest';
import type { Product } from '#machines/domain/product.ts';
import { alternativesTo } from '#machines/product/alternatives.ts';
import { sampleProduct } from '#tests/support/sample-products.ts';

const of = (id: string, more: Partial<Product> = {}) => sampleProduct({ id, category: 'gin', ...more });
const gone = of('gone', { inStock: false });
const idsOf = (related: Parameters<typeof alternativesTo>[1]) => alternativesTo(gone, related).map(({ id }) => id);

describe('DET-1 what can be had in place of what is out of stock', () => {
  it('DET-1 is of its category and in stock, in the order given', () => {
    expect(idsOf([of('b'), of('sold', { inStock: false }), of('rum', { category: 'rum' }), of('a')])).toEqual([
      'b',
      'a',
    ]);
  });

  it('DET-1 is three at most', () => {
    expect(idsOf(['a', 'b', 'c', 'd'].map((id) => of(id)))).toEqual(['a', 'b', 'c']);
    expect(idsOf([])).toEqual([]);
  });
});
