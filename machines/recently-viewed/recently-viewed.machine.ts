import { assertEvent, assign, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { Product } from '#machines/domain/product.ts';

export type RecentlyViewedContext = {
  /** The latest first, each once. */
  products: readonly Product[];
};

export type RecentlyViewedEvent =
  /** Storage has been read. */
  { type: 'page.hydrated'; viewed: readonly Product[] } | { type: 'product.viewed'; product: Product };

const KEPT = 8;

/** The latest of them, each as it was seen last. */
const latest = (products: readonly Product[]): readonly Product[] =>
  products.filter(({ id }, at) => products.findIndex((each) => each.id === id) === at).slice(0, KEPT);

/** The products looked at in this session, across reloads. DET-1, DET-3. */
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
      description:
        'Before storage has been read, which follows the first render at once. What the page shows is the latest.',
      on: {
        'product.viewed': { actions: 'rememberProduct' },
        'page.hydrated': [
          {
            description: 'What was looked at before the reload follows.',
            guard: 'hasViewed',
            target: 'kept',
            actions: [{ type: 'joinStored', params: ({ event }) => event.viewed }, 'storeProducts'],
            meta: { covers: ['DET-3'] },
          },
          { target: 'kept', actions: { type: 'joinStored', params: ({ event }) => event.viewed } },
        ],
      },
    },
    kept: {
      description: 'Up to eight products, the latest first. Each is stored for this session.',
      meta: { covers: ['DET-1', 'DET-3'] },
      on: { 'product.viewed': { actions: ['rememberProduct', 'storeProducts'] } },
    },
  },
});
