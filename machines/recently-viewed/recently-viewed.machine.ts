import { assign, setup } from 'xstate';
import type { Product } from '#machines/domain/product.ts';

export type RecentlyViewedContext = {
  /** The latest first, each once. */
  products: readonly Product[];
};

export type RecentlyViewedEvent = { type: 'product.viewed'; product: Product };

const KEPT = 8;

/** The products looked at in this session. DET-1. */
export const recentlyViewedMachine = setup({
  types: { context: {} as RecentlyViewedContext, events: {} as RecentlyViewedEvent },
  actions: {
    rememberProduct: assign({
      products: ({ context, event: { product } }) =>
        [product, ...context.products.filter(({ id }) => id !== product.id)].slice(0, KEPT),
    }),
  },
}).createMachine({
  id: 'recentlyViewed',
  context: { products: [] },
  initial: 'empty',
  states: {
    empty: {
      description: 'No product has been looked at yet.',
      on: { 'product.viewed': { target: 'kept', actions: 'rememberProduct' } },
    },
    kept: {
      description: 'Up to eight products, the latest first.',
      meta: { covers: ['DET-1'] },
      on: { 'product.viewed': { actions: 'rememberProduct' } },
    },
  },
});
