import { and, assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { idsOf, MAX_QUANTITY, withAdded, withQuantity } from '#machines/domain/cart.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import { aimedQuantity, countedProduct } from './aimed-quantity.ts';
import { type CartContext, type CartEvent, type CartFact, removedFact } from './cart.events.ts';
import { type CheckedProducts, corrected, onItsLines, reconcile } from './reconcile-cart.ts';
import { latestRemoval, putBack, takenOut } from './removals.ts';
import { joined } from './stored-cart.ts';

/** The cart: its lines, their persistence, and their agreement with today's catalogue. CRT-1 to CRT-6. */
export const cartMachine = setup({
  types: { context: {} as CartContext, events: {} as CartEvent, emitted: {} as CartFact },
  actors: {
    checkProducts: fromPromise<CheckedProducts, { ids: readonly string[] }>(NOT_PROVIDED),
    watchStoredCart: fromCallback<CartEvent>(NOT_PROVIDED),
  },
  guards: {
    isOutOfStock: ({ event }) => event.type === 'product.added' && !event.product.inStock,
    isAddable: ({ event }) => event.type === 'product.added' && event.product.inStock && event.quantity >= 1,
    isTooMany: ({ context, event }) => aimedQuantity(context, event) > MAX_QUANTITY,
    isTakingLast: ({ context, event }) => aimedQuantity(context, event) < 1,
    isStepping: ({ context, event }) => aimedQuantity(context, event) >= 1,
    hasLines: ({ context }) => context.lines.length > 0,
    hasNoLines: ({ context }) => context.lines.length === 0,
    hasStoredLines: ({ event }) => event.type === 'page.hydrated' && event.cart.cart.lines.length > 0,
    isKnownLine: ({ context, event }) =>
      (event.type === 'line.removed' || event.type === 'quantity.stepped') && idsOf(context.lines).includes(event.id),
    isKnownRemoval: ({ context, event }) =>
      event.type === 'removal.undone' && context.removals.some((kept) => kept.id === event.removal),
    isDamaged: ({ event }) => event.type === 'page.hydrated' && event.cart.damaged,
    isEmptiedElsewhere: ({ context, event }) =>
      event.type === 'cart.changedElsewhere' && event.cart.lines.length === 0 && context.lines.length > 0,
    isCorrected: ({ context }, checked: CheckedProducts) => reconcile(context.lines, checked).corrections.length > 0,
  },
  actions: {
    saveCart: () => NOT_PROVIDED(),
    restoreLines: assign(({ context, event }) => {
      assertEvent(event, 'page.hydrated');
      return joined(event.cart.cart, context.lines);
    }),
    addProduct: assign(({ context, event }) => {
      assertEvent(event, 'product.added');
      return { lines: withAdded(context.lines, event.product, event.quantity) };
    }),
    stepQuantity: assign(({ context, event }) => {
      assertEvent(event, 'quantity.stepped');
      return { lines: withQuantity(context.lines, event.id, aimedQuantity(context, event)) };
    }),
    removeLine: assign(({ context, event }) => {
      assertEvent(event, ['line.removed', 'quantity.stepped']);
      return onItsLines(context, takenOut(context, [event.id]));
    }),
    clearLines: assign(({ context }) =>
      onItsLines(context, { ...takenOut(context, idsOf(context.lines)), discount: 0 }),
    ),
    undoRemoval: assign(({ context, event }) => {
      assertEvent(event, 'removal.undone');
      return putBack(context, event.removal);
    }),
    followOtherTab: assign(({ context, event }) => {
      assertEvent(event, 'cart.changedElsewhere');
      return onItsLines(context, { lines: event.cart.lines, discount: event.cart.discount });
    }),
    emptyCart: assign({ lines: [], discount: 0, removals: [], corrections: [] }),
    correctLines: assign(({ context }, checked: CheckedProducts) => corrected(context, checked)),
    forgetCorrections: assign({ corrections: [] }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    reportAdded: emit(({ event }) => {
      assertEvent(event, 'product.added');
      return { ...event, type: 'cart.product.added', quantity: Math.trunc(event.quantity) };
    }),
    reportRefused: emit(({ event }) => {
      assertEvent(event, 'product.added');
      return { type: 'cart.product.refused', product: event.product };
    }),
    reportLimit: emit(({ context, event }) => {
      assertEvent(event, ['product.added', 'quantity.stepped']);
      return { type: 'cart.limit.reached', product: countedProduct(context, event) };
    }),
    reportRemoved: emit(({ context, event }) => removedFact(latestRemoval(context), event)),
    reportCorrected: emit(({ context }, checked: CheckedProducts) => ({
      type: 'cart.corrected',
      corrections: reconcile(context.lines, checked).corrections,
    })),
    reportDamaged: emit({ type: 'cart.damaged' }),
    reportFilled: emit({ type: 'cart.filled' }),
    reportEmptied: emit({ type: 'cart.emptied' }),
    reportEmptiedElsewhere: emit({ type: 'cart.emptiedElsewhere' }),
  },
}).createMachine({
  id: 'cart',
  context: { lines: [], discount: 0, removals: [], nextRemoval: 1, corrections: [], problem: null },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Before storage has been read. What is added meanwhile is kept and joined to the stored lines.',
      meta: { covers: ['CRT-4'] },
      on: {
        'page.hydrated': [
          {
            description:
              'The stored cart was set aside. What has been added meanwhile is of today, and needs no check.',
            guard: 'isDamaged',
            target: 'ready',
            actions: ['restoreLines', 'saveCart', 'reportDamaged'],
            meta: { covers: ['CRT-5'] },
          },
          {
            description: 'What has been added meanwhile is joined to the stored lines.',
            guard: 'hasLines',
            target: ['ready.contents.filled', 'ready.prices.checking'],
            actions: ['restoreLines', 'saveCart'],
          },
          {
            guard: 'hasStoredLines',
            target: ['ready.contents.filled', 'ready.prices.checking'],
            actions: 'restoreLines',
          },
          { description: 'An empty cart has nothing to check.', target: 'ready', actions: 'restoreLines' },
        ],
        'product.added': [
          { guard: 'isOutOfStock', actions: 'reportRefused', meta: { covers: ['CRT-5'] } },
          { guard: 'isTooMany', actions: ['addProduct', 'reportLimit'] },
          { guard: 'isAddable', actions: ['addProduct', 'reportAdded'], meta: { covers: ['CRT-6'] } },
        ],
      },
    },
    ready: {
      description: 'The cart answers. Every change is stored at once, and other tabs follow.',
      meta: { covers: ['CRT-4', 'CRT-5', 'CRT-6'] },
      type: 'parallel',
      invoke: {
        id: 'watchStoredCart',
        src: 'watchStoredCart',
        onError: {
          description: 'Only a bug can end it, and it is passed on as one.',
          actions: { type: 'rememberProblem', params: ({ event }) => event },
        },
      },
      on: {
        'product.added': [
          { guard: 'isOutOfStock', actions: 'reportRefused', meta: { covers: ['CRT-5'] } },
          {
            description: 'The line becomes as long as one may be, and the shopper is told instead of thanked.',
            guard: 'isTooMany',
            actions: ['addProduct', 'saveCart', 'reportLimit'],
          },
          { guard: 'isAddable', actions: ['addProduct', 'saveCart', 'reportAdded'], meta: { covers: ['CRT-1'] } },
        ],
        'cart.changedElsewhere': [
          { guard: 'isEmptiedElsewhere', actions: ['followOtherTab', 'reportEmptiedElsewhere'] },
          {
            description: 'Another tab has stored its cart: it is taken over and not stored again.',
            actions: 'followOtherTab',
          },
        ],
        'corrections.acknowledged': { actions: 'forgetCorrections' },
      },
      states: {
        contents: {
          description: 'Whether there is anything to buy.',
          initial: 'empty',
          states: {
            empty: {
              description: 'Nothing is in the cart. It costs nothing.',
              meta: { covers: ['CRT-2', 'CRT-3'] },
              always: { guard: 'hasLines', target: 'filled' },
            },
            filled: {
              description: 'At least one line. It can be changed, taken out (with a way back), cleared and bought.',
              meta: { covers: ['CRT-1', 'CRT-2', 'CRT-3', 'CRT-6', 'CRT-7'] },
              entry: 'reportFilled',
              always: { guard: 'hasNoLines', target: 'empty', actions: 'reportEmptied' },
              on: {
                'quantity.stepped': [
                  {
                    description: 'Minus at one takes the line out, with a way back.',
                    guard: and(['isKnownLine', 'isTakingLast']),
                    actions: ['removeLine', 'saveCart', 'reportRemoved'],
                    meta: { covers: ['CRT-1', 'CRT-6'] },
                  },
                  { guard: and(['isKnownLine', 'isTooMany']), actions: ['stepQuantity', 'saveCart', 'reportLimit'] },
                  { guard: and(['isKnownLine', 'isStepping']), actions: ['stepQuantity', 'saveCart'] },
                ],
                'line.removed': { guard: 'isKnownLine', actions: ['removeLine', 'saveCart', 'reportRemoved'] },
                'cart.cleared': { actions: ['clearLines', 'saveCart', 'reportRemoved'] },
                'order.placed': { actions: ['emptyCart', 'saveCart'], meta: { covers: ['CHK-3'] } },
              },
            },
          },
        },
        prices: {
          description: 'Whether the lines agree with what the catalogue says today.',
          initial: 'unchecked',
          on: {
            'cart.viewed': {
              description: 'Every visit to a cart with lines asks anew.',
              guard: 'hasLines',
              target: '.checking',
            },
            'removal.undone': {
              description: 'What is put back is as old as its removal: all lines are asked for anew.',
              guard: 'isKnownRemoval',
              target: '.checking',
              actions: ['undoRemoval', 'saveCart'],
            },
          },
          states: {
            unchecked: { description: 'Not asked since the last visit to the cart.' },
            checking: {
              description: 'The catalogue is asked for the products in the cart, once at a time. It stays usable.',
              tags: ['busy'],
              meta: { covers: ['CRT-5'] },
              entry: 'forgetProblem',
              on: { 'cart.viewed': undefined },
              invoke: {
                id: 'checkProducts',
                src: 'checkProducts',
                input: ({ context }) => ({ ids: idsOf(context.lines) }),
                onDone: [
                  {
                    guard: { type: 'isCorrected', params: ({ event }) => event.output },
                    target: 'checked',
                    actions: [
                      { type: 'reportCorrected', params: ({ event }) => event.output },
                      { type: 'correctLines', params: ({ event }) => event.output },
                      'saveCart',
                    ],
                  },
                  {
                    description: 'Nothing to tell; names and pictures are taken over as they are today.',
                    target: 'checked',
                    actions: { type: 'correctLines', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'uncheckable', actions: { type: 'rememberProblem', params: ({ event }) => event } },
              },
            },
            checked: { description: 'Prices and stock are those of the catalogue when it was last asked.' },
            uncheckable: {
              description: 'The catalogue did not answer. The cart shows the prices it remembers, and says so.',
            },
          },
        },
      },
    },
  },
});
