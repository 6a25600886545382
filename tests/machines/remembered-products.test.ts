import { expect, it } from 'vitest';
import { rememberedProduct, rememberedShelf, withoutProduct } from '#machines/product/remembered-products.ts';
import { sampleProducts } from '#tests/support/sample-products.ts';

const [remembered, related] = [sampleProducts('a', 'b'), sampleProducts('c')];
const products = {
  remembered,
  rememberedShelves: [
    { id: 'a', related: [] },
    { id: 'b', related },
  ],
};

it('RTE-5 Back shows the product that was left and its similar products, and no others', () => {
  expect(rememberedProduct(products, 'b')?.id).toBe('b');
  expect(rememberedShelf(products, 'b')).toEqual({ id: 'b', related });
  expect([rememberedProduct(products, 'c'), rememberedShelf(products, 'c')]).toEqual([null, null]);
});

it('RTE-5 DET-2 a product that is no longer found is forgotten, and no other', () => {
  expect(withoutProduct(products, 'a').map(({ id }) => id)).toEqual(['b']);
  expect(withoutProduct(products, null)).toEqual(remembered);
});
