import { assign, fromPromise, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { type Problem, problemOf } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';

export type RecentlyViewedContext = {
  /** The latest first, each once. */
  products: readonly Product[];
  problem: Problem | null;
};

export type RecentlyViewedEvent = { type: 'product.viewed'; product: Product };

const KEPT = 8;

/** The latest of them, each as it was seen last. */
const latest = (products: readonly Product[]): readonly Product[] =>
  products.filter(({ id }, at) => products.findIndex((each) => each.id === id) === at).slice(0, KEPT);

/** The products looked at in this session, across reloads. DET-1, DET-3. */
export const recentlyViewedMachine = setup({
  types: { context: {} as RecentlyViewedContext, events: {} as RecentlyViewedEvent },
  actors: { readProducts: fromPromise<readonly Product[]>(NOT_PROVIDED) },
  guards: { hasViewed: ({ context }) => context.products.length > 0 },
  actions: {
    storeProducts: () => NOT_PROVIDED(),
    rememberProduct: assign({ products: ({ context, event }) => latest([event.product, ...context.products]) }),
    joinStored: assign({
      products: ({ context }, stored: readonly Product[]) => latest([...context.products, ...stored]),
    }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
  },
}).createMachine({
  id: 'recentlyViewed',
  context: { products: [], problem: null },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Until the page is ready storage is not read. What is looked at meanwhile is the latest.',
      on: { 'product.viewed': { actions: 'rememberProduct' } },
      invoke: {
        id: 'readProducts',
        src: 'readProducts',
        onDone: [
          {
            description: 'What was looked at before the reload follows.',
            guard: 'hasViewed',
            target: 'kept',
            actions: [{ type: 'joinStored', params: ({ event }) => event.output }, 'storeProducts'],
            meta: { covers: ['DET-3'] },
          },
          { target: 'kept', actions: { type: 'joinStored', params: ({ event }) => event.output } },
        ],
        onError: {
          description: 'The code that reads it did not come: the shelf begins anew.',
          target: 'kept',
          actions: { type: 'rememberProblem', params: ({ event }) => event },
        },
      },
    },
    kept: {
      description: 'Up to eight products, the latest first. Each is stored for this session.',
      meta: { covers: ['DET-1', 'DET-3'] },
      on: { 'product.viewed': { actions: ['rememberProduct', 'storeProducts'] } },
    },
  },
});
