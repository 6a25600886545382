import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { knownProduct } from '#machines/product/known-product.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { sampleProduct, sampleProducts } from '#tests/support/sample-products.ts';

const context = { ...createActor(productMachine).getSnapshot().context, related: sampleProducts('a', 'b') };
const listed = sampleProduct({ id: 'b', name: 'As the list has it' });

it.each([
  ['as the list has shown it', 'b', listed, 'As the list has it'],
  ['as the row of similar products has shown it', 'b', null, 'Bottle b'],
  ['nowhere before its answer, where none has shown it', 'c', null, undefined],
])('DET-1 a requested product is shown at once %s', (_, id, known, name) => {
  const event = { type: 'product.requested', id, category: null, kind: 'push', known } as const;
  expect(knownProduct(context, event)?.name).toBe(name);
});
