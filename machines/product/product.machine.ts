import { and, assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { canonicalCategory } from '#machines/domain/categories.ts';
import type { Fetched } from '#machines/domain/fetched.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { ProblemError, problemOf } from '#machines/domain/problem.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { isSameData, renewed } from '#machines/domain/same-data.ts';
import { stepped } from './chosen-quantity.ts';
import { knownProduct } from './known-product.ts';
import type { ProductContext, ProductEvent, ProductFact } from './product.events.ts';
import { rememberedProduct, rememberedShelf, withoutProduct, withProduct, withShelf } from './remembered-products.ts';

const FRESH = { isRecalled: false, related: [], quantity: 1, crop: 'whole', problem: null } as const;

const isElsewhere = (category: string | null, product: Product) =>
  category !== null && canonicalCategory(category) !== canonicalCategory(product.category);

/** The id of the prerendered product, unless a fresh answer for this product replaces it. */
const otherThan = (id: string, prerendered: string | null) => (prerendered === id ? null : prerendered);

/** One product in full, looked up by its id. DET-1, DET-2, RTE-2, RTE-3. */
export const productMachine = setup({
  types: { context: {} as ProductContext, events: {} as ProductEvent, emitted: {} as ProductFact },
  actors: {
    fetchProduct: fromPromise<Fetched<Product>, { id: string }>(NOT_PROVIDED),
    fetchRelated: fromPromise<readonly Product[], { product: Product | null }>(NOT_PROVIDED),
    revalidateProduct: fromPromise<Product, { id: string }>(NOT_PROVIDED),
    revalidateRelated: fromPromise<readonly Product[], { product: Product | null }>(NOT_PROVIDED),
  },
  guards: {
    isShown: ({ context, event }) => event.type === 'product.requested' && event.id === context.product?.id,
    isRemembered: ({ context, event }) =>
      event.type === 'product.requested' && event.kind === 'pop' && rememberedProduct(context, event.id) !== null,
    isKnown: ({ context, event }) => knownProduct(context, event) !== null,
    isShelfRemembered: ({ context, event }) =>
      event.type === 'product.requested' && rememberedShelf(context, event.id) !== null,
    isInRightPlace: ({ context, event }) => {
      if (event.type !== 'product.requested') return false;
      const product = rememberedProduct(context, event.id);
      return product !== null && !isElsewhere(event.category, product);
    },
    /** A product that is out of stock has no quantity to choose. */
    isOtherQuantity: ({ context: { product, quantity }, event }) =>
      event.type === 'quantity.stepped' && product?.inStock === true && stepped(quantity, event.by) !== quantity,
    isPrerendered: ({ context }) => context.prerendered === context.product?.id,
    isMisplaced: ({ context }, product: Product) => isElsewhere(context.category, product),
    isNotFound: (_, { error }: { error: unknown }) => error instanceof ProblemError && error.code === 'notFound',
  },
  actions: {
    followAddress: assign(({ event }) => {
      assertEvent(event, 'product.requested');
      return { id: event.id, category: event.category };
    }),
    startAfresh: assign(({ context, event }) => ({ ...FRESH, product: knownProduct(context, event) })),
    recallProduct: assign(({ context }) => ({ product: rememberedProduct(context, context.id), isRecalled: true })),
    takeProduct: assign(({ context }, { data, isPrerendered }: Fetched<Product>) => ({
      product: data,
      remembered: withProduct(context, data),
      prerendered: isPrerendered ? data.id : otherThan(data.id, context.prerendered),
    })),
    correctProduct: assign(({ context }, today: Product) => {
      const product = context.product && isSameData(context.product, today) ? context.product : today;
      return { product, isRecalled: false, remembered: withProduct(context, product) };
    }),
    forgetProduct: assign(({ context }) => ({
      remembered: withoutProduct(context, context.prerendered),
      prerendered: null,
    })),
    endRevalidation: assign({ prerendered: null }),
    recallShelf: assign(({ context }) => ({ related: rememberedShelf(context, context.id)?.related ?? [] })),
    takeRelated: assign(({ context }, related: readonly Product[]) => ({
      related,
      rememberedShelves: withShelf(context, { id: context.id, related }),
    })),
    correctRelated: assign(({ context }, today: readonly Product[]) => {
      const related = renewed(context.related, today);
      return { related, rememberedShelves: withShelf(context, { id: context.id, related }) };
    }),
    stepQuantity: assign(({ context, event }) => {
      assertEvent(event, 'quantity.stepped');
      return { quantity: stepped(context.quantity, event.by) };
    }),
    chooseCrop: assign(({ event }) => {
      assertEvent(event, 'crop.chosen');
      return { crop: event.crop };
    }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    requestRightPlace: emit((_, product: Product) => ({
      type: 'navigation.requested',
      href: productHref(product),
      kind: 'replace',
      preserveScroll: true,
    })),
    reportViewed: emit(({ context }) => {
      if (context.product === null) throw new Error('reportViewed runs once a product is known');
      return { type: 'product.viewed', product: context.product, isRecalled: context.isRecalled };
    }),
    reportHidden: emit({ type: 'product.hidden' }),
  },
  delays: {
    /** After this time a message says that loading takes long. API-3. */
    slowDelay: 8000,
  },
}).createMachine({
  id: 'product',
  context: {
    id: '',
    category: null,
    product: null,
    isRecalled: false,
    prerendered: null,
    related: [],
    remembered: [],
    rememberedShelves: [],
    quantity: 1,
    crop: 'whole',
    problem: null,
  },
  initial: 'idle',
  on: {
    'product.requested': [
      {
        description: 'Back or Forward shows a product and similar products as they were.',
        guard: and(['isRemembered', 'isInRightPlace', 'isShelfRemembered']),
        target: '.showing.complete',
        actions: ['followAddress', 'startAfresh', 'recallProduct', 'recallShelf', 'reportViewed'],
        meta: { covers: ['RTE-5'] },
      },
      {
        description: 'The similar products had not been loaded. Only they are requested.',
        guard: and(['isRemembered', 'isInRightPlace']),
        target: '.showing',
        actions: ['followAddress', 'startAfresh', 'recallProduct'],
        meta: { covers: ['RTE-5'] },
      },
      {
        description: 'A list has shown this product. What the list knew is shown at once.',
        guard: 'isKnown',
        target: '.showing.verifying',
        actions: ['followAddress', 'startAfresh'],
        meta: { covers: ['DET-1'] },
      },
      { target: '.loading', actions: ['followAddress', 'startAfresh'] },
    ],
    'product.left': '.idle',
  },
  states: {
    idle: {
      description: 'The shopper is on another page, or this one has only just opened. Nothing is loading.',
    },
    loading: {
      description: 'The product is loading. Placeholders reserve its space, unless the server does not know it.',
      tags: ['busy'],
      initial: 'waiting',
      invoke: {
        id: 'fetchProduct',
        src: 'fetchProduct',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            description: 'The address names a wrong category. The right address replaces it.',
            meta: { covers: ['RTE-3'] },
            guard: { type: 'isMisplaced', params: ({ event }) => event.output.data },
            target: 'showing',
            actions: [
              { type: 'takeProduct', params: ({ event }) => event.output },
              { type: 'requestRightPlace', params: ({ event }) => event.output.data },
            ],
          },
          { target: 'showing', actions: { type: 'takeProduct', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
          { target: 'failed', actions: { type: 'rememberProblem', params: ({ event }) => event } },
        ],
      },
      states: {
        waiting: {
          description: 'The product has been loading for less than eight seconds.',
          after: { slowDelay: 'slow' },
          on: { 'product.unlisted': 'unlisted' },
        },
        slow: {
          description: 'Loading takes long. The page says so and offers to try again. The request still runs.',
          tags: ['slow'],
          meta: { covers: ['API-3'] },
          on: {
            'load.retried': {
              description: 'The running request is aborted, and a new one starts.',
              target: '#product.loading',
            },
          },
        },
        unlisted: {
          description:
            'The server has sent this page as not found. The page goes on saying so, without placeholders, until the API has answered. A product that is newer than the build replaces it.',
          meta: { covers: ['RTE-7'] },
        },
      },
    },
    showing: {
      description: 'The product in full. A quantity can be chosen and the picture looked at closely.',
      meta: { covers: ['DET-1', 'RTE-2', 'RTE-3', 'PRD-11'] },
      on: {
        'product.requested': {
          description: 'The address names the product that is shown. The page stays.',
          guard: and(['isShown', 'isInRightPlace']),
          actions: 'followAddress',
        },
        'quantity.stepped': { guard: 'isOtherQuantity', actions: 'stepQuantity' },
        'crop.chosen': { actions: 'chooseCrop' },
      },
      exit: 'reportHidden',
      initial: 'fetchingRelated',
      states: {
        verifying: {
          description:
            'The product is shown as the list knew it, until the API answers. If the API does not answer, it is not shown.',
          tags: ['busy'],
          meta: { covers: ['DET-1'] },
          invoke: {
            id: 'verifyProduct',
            src: 'fetchProduct',
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: { type: 'isMisplaced', params: ({ event }) => event.output.data },
                target: 'fetchingRelated',
                actions: [
                  { type: 'takeProduct', params: ({ event }) => event.output },
                  { type: 'requestRightPlace', params: ({ event }) => event.output.data },
                ],
              },
              { target: 'fetchingRelated', actions: { type: 'takeProduct', params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: { type: 'isNotFound', params: ({ event }) => event }, target: '#product.notFound' },
              { target: '#product.failed', actions: { type: 'rememberProblem', params: ({ event }) => event } },
            ],
          },
        },
        fetchingRelated: {
          description: 'Similar products are loading. Placeholders reserve their space.',
          tags: ['busy'],
          entry: 'reportViewed',
          invoke: {
            id: 'fetchRelated',
            src: 'fetchRelated',
            input: ({ context }) => ({ product: context.product }),
            onDone: { target: 'complete', actions: { type: 'takeRelated', params: ({ event }) => event.output } },
            onError: {
              description: 'The page is shown without similar products, and without an error.',
              target: 'alone',
              actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        complete: {
          description: 'Similar products are shown below the product.',
          always: {
            description: 'The page was prerendered, so its data are as old as the build.',
            guard: 'isPrerendered',
            target: 'revalidating',
          },
        },
        revalidating: {
          description:
            'The page looks the same. When idle, the browser asks whether the product has changed since the build.',
          meta: { covers: ['API-5'] },
          invoke: {
            id: 'revalidateProduct',
            src: 'revalidateProduct',
            input: ({ context }) => ({ id: context.product?.id ?? context.id }),
            onDone: {
              description:
                'The page shows the price and the stock of today. The chosen quantity stays. Other flows learn what is seen once more, because what is stored had not been read when the page opened.',
              target: 'revalidatingRelated',
              actions: [{ type: 'correctProduct', params: ({ event }) => event.output }, 'reportViewed'],
              meta: { covers: ['BCK-3'] },
            },
            onError: [
              {
                description: 'The shop no longer sells it.',
                guard: { type: 'isNotFound', params: ({ event }) => event },
                target: '#product.notFound',
                actions: 'forgetProduct',
                meta: { covers: ['DET-2'] },
              },
              {
                description:
                  'The page stays as it is. No message is shown, because the shopper did not ask for this check.',
                target: 'complete',
                actions: ['endRevalidation', { type: 'rememberProblem', params: ({ event }) => event }],
              },
            ],
          },
        },
        revalidatingRelated: {
          description: 'The browser then asks the same about the similar products.',
          meta: { covers: ['API-5'] },
          invoke: {
            id: 'revalidateRelated',
            src: 'revalidateRelated',
            input: ({ context }) => ({ product: context.product }),
            onDone: {
              target: 'complete',
              actions: ['endRevalidation', { type: 'correctRelated', params: ({ event }) => event.output }],
            },
            onError: {
              target: 'complete',
              actions: ['endRevalidation', { type: 'rememberProblem', params: ({ event }) => event }],
            },
          },
        },
        alone: {
          description: 'Similar products could not be loaded. The page is shown without them.',
        },
      },
    },
    notFound: {
      description: 'No product has this id. The page says so and offers other products.',
      meta: { covers: ['DET-2', 'RTE-2'] },
    },
    failed: {
      description: "The product could not be loaded. A red alert shows the reason and 'Try again'.",
      meta: { covers: ['DET-2', 'API-3'] },
      on: { 'load.retried': 'loading' },
    },
  },
});
