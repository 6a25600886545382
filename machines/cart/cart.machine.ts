import { and, assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { idsOf, MAX_QUANTITY, withAdded, withQuantity } from '#machines/domain/cart.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import { aimedQuantity, changedProduct, hasOtherPrice } from './aimed-quantity.ts';
import { type CartContext, type CartEvent, type CartFact, removedFact } from './cart.events.ts';
import {
  type CheckedCart,
  type CheckedContent,
  changedElsewhere,
  corrected,
  hasOtherOffers,
  reconcile,
  refusedVoucher,
  withCorrections,
  withOwnCorrections,
} from './reconcile-cart.ts';
import { latestRemoval, putBack, takenOut, withoutOrder } from './removals.ts';
import { joined } from './stored-cart.ts';

/** The cart holds its lines, stores them and corrects them to match today's catalogue. CRT-1 to CRT-6. */
export const cartMachine = setup({
  types: { context: {} as CartContext, events: {} as CartEvent, emitted: {} as CartFact },
  actors: {
    checkProducts: fromPromise<CheckedCart, CheckedContent>(NOT_PROVIDED),
    watchStoredCart: fromCallback<CartEvent>(NOT_PROVIDED),
  },
  guards: {
    isOutOfStock: ({ event }) => event.type === 'product.added' && !event.product.inStock,
    isAddable: ({ event }) => event.type === 'product.added' && event.product.inStock && event.quantity >= 1,
    isOtherPrice: ({ context, event }) => hasOtherPrice(context, event),
    isTooMany: ({ context, event }) => aimedQuantity(context, event) > MAX_QUANTITY,
    isTakingLast: ({ context, event }) => aimedQuantity(context, event) < 1,
    isStepping: ({ context, event }) => aimedQuantity(context, event) >= 1,
    hasLines: ({ context }) => context.lines.length > 0,
    hasNoLines: ({ context }) => context.lines.length === 0,
    hasStoredLines: ({ event }) => event.type === 'page.hydrated' && event.cart.cart.lines.length > 0,
    isKnownLine: ({ context, event }) =>
      (event.type === 'line.removed' || event.type === 'quantity.stepped') && idsOf(context.lines).includes(event.id),
    isKnownRemoval: ({ context, event }) =>
      event.type === 'removal.undone' && context.removals.some(({ id }) => id === event.removal),
    isDamaged: ({ event }) => event.type === 'page.hydrated' && event.cart.damaged,
    isEmptiedElsewhere: ({ context, event }) =>
      event.type === 'cart.changedElsewhere' && event.cart.lines.length === 0 && context.lines.length > 0,
    hasOtherOffers: ({ context, event }) =>
      event.type === 'cart.changedElsewhere' && hasOtherOffers(event.cart.lines, context.lines),
    isVoucherRefused: ({ context: { voucher }, event }) =>
      event.type === 'order.refused' && voucher !== undefined && voucher.code === event.voucher,
    isCorrected: ({ context }, checked: CheckedCart) => reconcile(context, checked).corrections.length > 0,
  },
  actions: {
    saveCart: () => NOT_PROVIDED(),
    restoreLines: assign(({ context, event }) => {
      assertEvent(event, 'page.hydrated');
      return joined(event.cart.cart, context.lines);
    }),
    addProduct: assign(({ context, event }) => {
      assertEvent(event, 'product.added');
      const { voucher } = context;
      return withOwnCorrections(context, { lines: withAdded(context.lines, event.product, event.quantity), voucher });
    }),
    stepQuantity: assign(({ context, event }) => {
      assertEvent(event, 'quantity.stepped');
      return { lines: withQuantity(context.lines, event.id, aimedQuantity(context, event)) };
    }),
    removeLine: assign(({ context, event }) => {
      assertEvent(event, ['line.removed', 'quantity.stepped']);
      return withOwnCorrections(context, takenOut(context, [event.id]));
    }),
    clearLines: assign(({ context }) =>
      withOwnCorrections(context, {
        ...takenOut(context, idsOf(context.lines), context.voucher),
        discount: 0,
        voucher: undefined,
      }),
    ),
    undoRemoval: assign(({ context, event }) => {
      assertEvent(event, 'removal.undone');
      return withOwnCorrections(context, putBack(context, event.removal));
    }),
    followOtherTab: assign(({ context, event }) => {
      assertEvent(event, 'cart.changedElsewhere');
      const { lines, discount, voucher } = event.cart;
      // Of an emptied cart a message speaks.
      const changes = lines.length === 0 ? [] : changedElsewhere(context.lines, lines);
      const corrections = withCorrections(context.corrections, changes);
      return withOwnCorrections({ corrections }, { lines, discount, voucher });
    }),
    applyVoucher: assign(({ context, event }) => {
      assertEvent(event, 'voucher.applied');
      return withOwnCorrections(context, { lines: context.lines, voucher: event.voucher });
    }),
    removeVoucher: assign(({ context }) => withOwnCorrections(context, { lines: context.lines, voucher: undefined })),
    takeOrdered: assign(({ context, event }) => {
      assertEvent(event, 'order.placed');
      return { ...withoutOrder(context, event), corrections: [] };
    }),
    correctCart: assign(({ context }, checked: CheckedCart) => corrected(context, checked)),
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
      return { type: 'cart.limit.reached', product: changedProduct(context, event) };
    }),
    reportRemoved: emit(({ context, event }) => removedFact(latestRemoval(context), event)),
    reportCorrected: emit(({ context }, checked: CheckedCart) => ({
      type: 'cart.corrected',
      corrections: reconcile(context, checked).corrections,
    })),
    reportDamaged: emit(({ event }) => {
      assertEvent(event, 'page.hydrated');
      return { type: 'cart.damaged', isLeftInPlace: event.cart.isLeftInPlace === true };
    }),
    reportFilled: emit({ type: 'cart.filled' }),
    reportEmptied: emit({ type: 'cart.emptied' }),
    reportEmptiedElsewhere: emit({ type: 'cart.emptiedElsewhere' }),
    reportUpdatedElsewhere: emit({ type: 'cart.updatedElsewhere' }),
    reportCheckStarted: emit({ type: 'cart.prices.checkStarted' }),
    reportChecked: emit({ type: 'cart.prices.checked' }),
    reportCheckFailed: emit({ type: 'cart.prices.checkFailed' }),
    reportOutdated: emit({ type: 'cart.prices.outdated' }),
  },
  delays: {
    /** CHK-7. */
    longestCheck: 10_000,
  },
}).createMachine({
  id: 'cart',
  context: { lines: [], discount: 0, removals: [], nextRemoval: 1, corrections: [], problem: null },
  initial: 'restoring',
  states: {
    restoring: {
      description:
        'The stored cart has not been read yet. Products that are added now will be joined to the stored lines.',
      meta: { covers: ['CRT-4'] },
      on: {
        'page.hydrated': [
          {
            description:
              "The stored cart could not be read. It is set aside, or stays where there is no room for that. Products that were added meanwhile have today's prices and need no check.",
            guard: 'isDamaged',
            target: 'ready',
            actions: ['restoreLines', 'saveCart', 'reportDamaged'],
            meta: { covers: ['CRT-5'] },
          },
          {
            description: 'Products that were added meanwhile are joined to the stored lines.',
            guard: 'hasLines',
            target: ['ready.contents.filled', 'ready.prices.checking'],
            actions: ['restoreLines', 'saveCart'],
          },
          {
            guard: 'hasStoredLines',
            target: ['ready.contents.filled', 'ready.prices.checking'],
            actions: 'restoreLines',
          },
          {
            description: 'The stored cart is empty, so there is nothing to check.',
            target: 'ready',
            actions: 'restoreLines',
          },
        ],
        'product.added': [
          { guard: 'isOutOfStock', actions: 'reportRefused', meta: { covers: ['CRT-5'] } },
          { guard: 'isTooMany', actions: ['addProduct', 'reportLimit'] },
          { guard: 'isAddable', actions: ['addProduct', 'reportAdded'], meta: { covers: ['CRT-6'] } },
        ],
      },
    },
    ready: {
      description: 'The shopper can change the cart. Every change is stored at once and shown in other tabs, too.',
      meta: { covers: ['CRT-4', 'CRT-5', 'CRT-6'] },
      type: 'parallel',
      invoke: {
        id: 'watchStoredCart',
        src: 'watchStoredCart',
        onError: {
          description: 'Only a bug can stop this, so the error is passed on.',
          actions: { type: 'rememberProblem', params: ({ event }) => event },
        },
      },
      on: {
        'product.added': [
          { guard: 'isOutOfStock', actions: 'reportRefused', meta: { covers: ['CRT-5'] } },
          {
            description: 'The line is raised to the largest quantity that is allowed, and a message says so.',
            guard: 'isTooMany',
            actions: ['addProduct', 'saveCart', 'reportLimit'],
          },
          { guard: 'isAddable', actions: ['addProduct', 'saveCart', 'reportAdded'], meta: { covers: ['CRT-1'] } },
        ],
        'cart.changedElsewhere': [
          { guard: 'isEmptiedElsewhere', actions: ['followOtherTab', 'reportEmptiedElsewhere'] },
          {
            description:
              'Another tab has changed the cart. This tab takes over the change and does not store it again.',
            actions: ['followOtherTab', 'reportUpdatedElsewhere'],
          },
        ],
        'corrections.acknowledged': { actions: 'forgetCorrections' },
        'order.placed': {
          description:
            'The order is placed, and leaves the cart with its voucher. What was added or applied meanwhile stays, and what was taken out before can still come back.',
          actions: ['takeOrdered', 'saveCart'],
          meta: { covers: ['CHK-3', 'SRV-4', 'VCH-4'] },
        },
        'voucher.applied': {
          description:
            'The voucher counts, or takes the place of the former one. The cart has one at most, also where its last line was removed meanwhile.',
          actions: ['applyVoucher', 'saveCart'],
          meta: { covers: ['VCH-3', 'VCH-4'] },
        },
      },
      states: {
        contents: {
          description: 'The cart is empty or has lines.',
          initial: 'empty',
          states: {
            empty: {
              description: 'The cart is empty and costs nothing.',
              meta: { covers: ['CRT-2', 'CRT-3'] },
              always: { guard: 'hasLines', target: 'filled' },
            },
            filled: {
              description:
                'The cart has at least one line. The shopper can change, remove and buy lines, or clear the cart. Removed lines can be restored by Undo.',
              meta: { covers: ['CRT-1', 'CRT-2', 'CRT-3', 'CRT-6', 'CRT-7'] },
              entry: 'reportFilled',
              always: { guard: 'hasNoLines', target: 'empty', actions: 'reportEmptied' },
              on: {
                'quantity.stepped': [
                  {
                    description: 'Minus at a quantity of one removes the line. Undo restores it.',
                    guard: and(['isKnownLine', 'isTakingLast']),
                    actions: ['removeLine', 'saveCart', 'reportRemoved'],
                    meta: { covers: ['CRT-1', 'CRT-6'] },
                  },
                  { guard: and(['isKnownLine', 'isTooMany']), actions: ['stepQuantity', 'saveCart', 'reportLimit'] },
                  { guard: and(['isKnownLine', 'isStepping']), actions: ['stepQuantity', 'saveCart'] },
                ],
                'line.removed': { guard: 'isKnownLine', actions: ['removeLine', 'saveCart', 'reportRemoved'] },
                'cart.cleared': { actions: ['clearLines', 'saveCart', 'reportRemoved'] },
                'voucher.removed': { actions: ['removeVoucher', 'saveCart'], meta: { covers: ['VCH-4'] } },
              },
            },
          },
        },
        storage: {
          description: 'The browser stores the cart or cannot.',
          initial: 'stored',
          states: {
            stored: {
              description: 'The cart is stored on this device.',
              on: { 'storage.refused': 'notStored' },
            },
            notStored: {
              description:
                'The browser cannot store the cart. It is lost when the page is closed or loaded again, and the cart page says so.',
              meta: { covers: ['STO-1'] },
              on: { 'storage.accepted': 'stored' },
            },
          },
        },
        prices: {
          description:
            "The shop checks the prices and stock of the lines against today's catalogue, and asks whether the voucher still counts.",
          initial: 'unchecked',
          on: {
            'cart.viewed': {
              description: 'Every visit to a cart with lines starts a check, and ends one that is under way.',
              meta: { covers: ['CRT-5', 'CHK-7'] },
              guard: 'hasLines',
              target: '.checking',
            },
            'order.refused': [
              {
                description:
                  'The server has refused the order because of its voucher, whatever a check says. It is taken out, the shopper reads why, and the prices are checked again.',
                guard: and(['hasLines', 'isVoucherRefused']),
                target: '.checking',
                actions: [
                  { type: 'reportCorrected', params: ({ event }) => refusedVoucher(event) },
                  { type: 'correctCart', params: ({ event }) => refusedVoucher(event) },
                  'saveCart',
                ],
                meta: { covers: ['SRV-5', 'VCH-5'] },
              },
              {
                description:
                  'The server has refused the order because of a price or the stock. All lines are checked again.',
                guard: 'hasLines',
                target: '.checking',
                meta: { covers: ['SRV-5'] },
              },
            ],
            'removal.undone': {
              description: 'A restored line may have an old price, so all lines are checked again.',
              guard: 'isKnownRemoval',
              target: '.checking',
              actions: ['undoRemoval', 'saveCart'],
            },
            'product.added': [
              {
                description:
                  'The product has another price than its line, and more than allowed would be in it: it is raised to the largest quantity, and checked at once.',
                guard: and(['isOtherPrice', 'isTooMany']),
                target: '.checking',
                actions: ['addProduct', 'saveCart', 'reportLimit'],
              },
              {
                description:
                  'The product has another price than its line in the cart. The line keeps its price until the check that starts now says the new one.',
                guard: and(['isOtherPrice', 'isAddable']),
                target: '.checking',
                actions: ['addProduct', 'saveCart', 'reportAdded'],
                meta: { covers: ['CRT-5'] },
              },
            ],
            'cart.changedElsewhere': {
              description:
                'Another tab has added a product or has another price. A check that is under way does not ask for it, so it ends. The cart page starts a new one.',
              guard: 'hasOtherOffers',
              target: '.unchecked',
              actions: ['followOtherTab', 'reportUpdatedElsewhere', 'reportOutdated'],
              meta: { covers: ['CRT-5', 'CHK-7'] },
            },
          },
          states: {
            unchecked: {
              description:
                'The lines have not been checked since the shopper last opened the cart, or since another tab changed them.',
            },
            checking: {
              description:
                'The shop asks the API for the products in the cart and for its voucher. The cart can still be used. Only the last step of the checkout waits for the answer, ten seconds at most.',
              tags: ['busy'],
              meta: { covers: ['CRT-5', 'CHK-7', 'VCH-5'] },
              entry: ['forgetProblem', 'reportCheckStarted'],
              after: { longestCheck: 'uncheckable' },
              invoke: {
                id: 'checkProducts',
                src: 'checkProducts',
                input: ({ context }) => ({ ids: idsOf(context.lines), code: context.voucher?.code }),
                onDone: [
                  {
                    description:
                      'A price, the stock or the voucher has changed. What cannot be bought, or no longer counts, is taken out, and the shopper reads why.',
                    guard: { type: 'isCorrected', params: ({ event }) => event.output },
                    target: 'checked',
                    actions: [
                      { type: 'reportCorrected', params: ({ event }) => event.output },
                      { type: 'correctCart', params: ({ event }) => event.output },
                      'saveCart',
                    ],
                  },
                  {
                    description:
                      "Prices, stock and voucher are unchanged. Today's names and pictures replace the old ones.",
                    target: 'checked',
                    actions: { type: 'correctCart', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  description: 'The catalogue or the voucher had no answer. The cart stays as it is.',
                  target: 'uncheckable',
                  actions: { type: 'rememberProblem', params: ({ event }) => event },
                },
              },
            },
            checked: {
              description: 'Prices, stock and voucher are right as of the last check.',
              entry: 'reportChecked',
            },
            uncheckable: {
              description: 'The API did not answer. The cart shows the last known prices and says so.',
              entry: 'reportCheckFailed',
              on: {
                'load.retried': { guard: 'hasLines', target: 'checking', meta: { covers: ['NET-1'] } },
              },
            },
          },
        },
      },
    },
  },
});
