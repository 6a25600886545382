import { assertEvent, assign, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { Product } from '#machines/domain/product.ts';
import { MOST_VIEWED } from './stored-viewed.ts';

type RecentlyViewedContext = {
  /** The latest first, without duplicates. */
  products: readonly Product[];
};

export type RecentlyViewedEvent =
  | { type: 'page.hydrated'; viewed: readonly Product[] }
  | { type: 'product.viewed'; product: Product };

/** Each product counts once, as it was seen last. */
const latest = (products: readonly Product[]): readonly Product[] =>
  products.filter(({ id }, at) => products.findIndex((each) => each.id === id) === at).slice(0, MOST_VIEWED);

/** The shop remembers the products viewed in this session, across reloads. DET-1, DET-3. */
export const recentlyViewedMachine = setup({
  types: { context: {} as RecentlyViewedContext, events: {} as RecentlyViewedEvent },
  guards: { hasViewed: ({ context }) => context.products.length > 0 },
  actions: {
    storeProducts: () => NOT_PROVIDED(),
    rememberProduct: assign({
      products: ({ context, event }) => {
        assertEvent(event, 'product.viewed');
        return latest([event.product, ...context.products]);
      },
    }),
    joinStored: assign({
      products: ({ context }, stored: readonly Product[]) => latest([...context.products, ...stored]),
    }),
  },
}).createMachine({
  id: 'recentlyViewed',
  context: { products: [] },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The stored list has not been read yet. A product that is viewed now will be the first of the list.',
      on: {
        'product.viewed': { actions: 'rememberProduct' },
        'page.hydrated': [
          {
            description: 'Products viewed before the reload follow those viewed since.',
            guard: 'hasViewed',
            target: 'stored',
            actions: [{ type: 'joinStored', params: ({ event }) => event.viewed }, 'storeProducts'],
            meta: { covers: ['DET-3'] },
          },
          { target: 'stored', actions: { type: 'joinStored', params: ({ event }) => event.viewed } },
        ],
      },
    },
    stored: {
      description: 'The list holds up to eight products, the latest first. It is stored for this session.',
      meta: { covers: ['DET-1', 'DET-3'] },
      on: { 'product.viewed': { actions: ['rememberProduct', 'storeProducts'] } },
    },
  },
});
