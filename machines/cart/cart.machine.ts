import { and, assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { type CartLine, EMPTY_CART, MAX_QUANTITY, quantityOf, withAdded, withQuantity } from '#machines/domain/cart.ts';
import type { Correction } from '#machines/domain/correction.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { type Problem, problemOf } from '#machines/domain/problem.ts';
import type { CartEvent, CartFact } from './cart.events.ts';
import { type CheckedProducts, reconcile, withCorrections } from './reconcile-cart.ts';
import { putBack, takenOut, type Undoable } from './removals.ts';

export type CartContext = Undoable & {
  /** What was set right against today's catalogue and has not been acknowledged yet. */
  corrections: readonly Correction[];
  problem: Problem | null;
};

const idsOf = (lines: readonly CartLine[]) => lines.map((line) => line.product.id);

/** The cart: its lines, their persistence, and their agreement with today's catalogue. SPEC.md 4, CRT-1 to CRT-6. */
export const cartMachine = setup({
  types: { context: {} as CartContext, events: {} as CartEvent, emitted: {} as CartFact },
  actors: {
    checkProducts: fromPromise<CheckedProducts, { ids: readonly string[] }>(NOT_PROVIDED),
    watchStoredCart: fromCallback<CartEvent>(NOT_PROVIDED),
  },
  guards: {
    isOutOfStock: ({ event }) => event.type === 'product.added' && !event.product.inStock,
    isAddable: ({ event }) => event.type === 'product.added' && event.product.inStock && event.quantity >= 1,
    isTooMany: ({ context, event }) =>
      (event.type === 'product.added' && quantityOf(context, event.product.id) + event.quantity > MAX_QUANTITY) ||
      (event.type === 'quantity.changed' && event.quantity > MAX_QUANTITY),
    hasLines: ({ context }) => context.lines.length > 0,
    hasNoLines: ({ context }) => context.lines.length === 0,
    isRemovingLine: ({ event }) => event.type === 'quantity.changed' && event.quantity < 1,
    isSettingQuantity: ({ event }) => event.type === 'quantity.changed' && event.quantity >= 1,
    isKnownLine: ({ context, event }) =>
      (event.type === 'line.removed' || event.type === 'quantity.changed') && idsOf(context.lines).includes(event.id),
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
      const { lines, discount } = event.cart.cart;
      const joined = context.lines.reduce((all, line) => withAdded(all, line.product, line.quantity), lines);
      return { lines: joined, discount };
    }),
    addProduct: assign(({ context, event }) => {
      assertEvent(event, 'product.added');
      return { lines: withAdded(context.lines, event.product, event.quantity) };
    }),
    setQuantity: assign(({ context, event }) => {
      assertEvent(event, 'quantity.changed');
      return { lines: withQuantity(context.lines, event.id, event.quantity) };
    }),
    removeLine: assign(({ context, event }) => {
      assertEvent(event, ['line.removed', 'quantity.changed']);
      return takenOut(context, [event.id]);
    }),
    clearLines: assign(({ context }) => ({ ...takenOut(context, idsOf(context.lines)), discount: 0 })),
    undoRemoval: assign(({ context, event }) => {
      assertEvent(event, 'removal.undone');
      return putBack(context, event.removal);
    }),
    followOtherTab: assign(({ event }) => {
      assertEvent(event, 'cart.changedElsewhere');
      return { lines: event.cart.lines, discount: event.cart.discount };
    }),
    emptyCart: assign({ lines: [], discount: 0, removals: [], corrections: [] }),
    correctLines: assign(({ context }, checked: CheckedProducts) => {
      const { lines, corrections } = reconcile(context.lines, checked);
      return { lines, corrections: withCorrections(context.corrections, corrections) };
    }),
    forgetCorrections: assign({ corrections: [] }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    reportAdded: emit(({ event }) => {
      assertEvent(event, 'product.added');
      return { type: 'cart.product.added', product: event.product, quantity: Math.trunc(event.quantity) };
    }),
    reportRefused: emit(({ event }) => {
      assertEvent(event, 'product.added');
      return { type: 'cart.product.refused', product: event.product };
    }),
    reportLimit: emit(({ context, event }) => {
      assertEvent(event, ['product.added', 'quantity.changed']);
      const id = event.type === 'product.added' ? event.product.id : event.id;
      const line = context.lines.find((known) => known.product.id === id);
      if (!line) throw new Error('reportLimit runs on a product in the cart');
      return { type: 'cart.limit.reached', product: line.product };
    }),
    reportRemoved: emit(({ context }) => {
      const latest = context.removals.at(-1);
      if (!latest) throw new Error('reportRemoved runs after a removal');
      return { type: 'cart.lines.removed', removal: latest };
    }),
    reportCorrected: emit(({ context }, checked: CheckedProducts) => ({
      type: 'cart.corrected',
      corrections: reconcile(context.lines, checked).corrections,
    })),
    reportDamaged: emit({ type: 'cart.damaged' }),
    reportEmptied: emit({ type: 'cart.emptied' }),
    reportEmptiedElsewhere: emit({ type: 'cart.emptiedElsewhere' }),
  },
}).createMachine({
  id: 'cart',
  context: {
    lines: EMPTY_CART.lines,
    discount: EMPTY_CART.discount,
    removals: [],
    nextRemoval: 1,
    corrections: [],
    problem: null,
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Before storage has been read. What is added meanwhile is kept and joined to the stored lines.',
      on: {
        'page.hydrated': [
          { guard: 'isDamaged', target: 'ready', actions: ['restoreLines', 'saveCart', 'reportDamaged'] },
          { guard: 'hasLines', target: 'ready', actions: ['restoreLines', 'saveCart'] },
          { target: 'ready', actions: 'restoreLines' },
        ],
        'product.added': [
          { guard: 'isOutOfStock', actions: 'reportRefused' },
          { guard: 'isTooMany', actions: ['addProduct', 'reportLimit'] },
          { guard: 'isAddable', actions: ['addProduct', 'reportAdded'] },
        ],
      },
    },
    ready: {
      description: 'The cart answers. Every change is stored at once, and other tabs follow.',
      type: 'parallel',
      invoke: {
        id: 'watchStoredCart',
        src: 'watchStoredCart',
        onError: { actions: { type: 'rememberProblem', params: ({ event }) => event } },
      },
      on: {
        'product.added': [
          { guard: 'isOutOfStock', actions: 'reportRefused' },
          { guard: 'isTooMany', actions: ['addProduct', 'saveCart', 'reportLimit'] },
          { guard: 'isAddable', actions: ['addProduct', 'saveCart', 'reportAdded'] },
        ],
        'removal.undone': { guard: 'isKnownRemoval', actions: ['undoRemoval', 'saveCart'] },
        'cart.changedElsewhere': [
          { guard: 'isEmptiedElsewhere', actions: ['followOtherTab', 'reportEmptiedElsewhere'] },
          { actions: 'followOtherTab' },
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
              meta: { covers: ['CRT-1', 'CRT-2', 'CRT-6'] },
              always: { guard: 'hasNoLines', target: 'empty', actions: 'reportEmptied' },
              on: {
                'quantity.changed': [
                  {
                    guard: and(['isKnownLine', 'isRemovingLine']),
                    actions: ['removeLine', 'saveCart', 'reportRemoved'],
                  },
                  { guard: and(['isKnownLine', 'isTooMany']), actions: ['setQuantity', 'saveCart', 'reportLimit'] },
                  { guard: and(['isKnownLine', 'isSettingQuantity']), actions: ['setQuantity', 'saveCart'] },
                ],
                'line.removed': { guard: 'isKnownLine', actions: ['removeLine', 'saveCart', 'reportRemoved'] },
                'cart.cleared': { actions: ['clearLines', 'saveCart', 'reportRemoved'] },
                'order.placed': { actions: ['emptyCart', 'saveCart'] },
              },
            },
          },
        },
        prices: {
          description: 'Whether the lines agree with what the catalogue says today.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'A restored cart with lines is checked; an empty one has nothing to check.',
              always: [{ guard: 'hasLines', target: 'checking' }, { target: 'unchecked' }],
            },
            unchecked: {
              description: 'Not asked since the last visit to the cart.',
              on: { 'cart.viewed': { guard: 'hasLines', target: 'checking' } },
            },
            checking: {
              description: 'The catalogue is asked for the products in the cart. The cart stays usable.',
              tags: ['busy'],
              meta: { covers: ['CRT-5'] },
              entry: 'forgetProblem',
              invoke: {
                id: 'checkProducts',
                src: 'checkProducts',
                input: ({ context }) => ({ ids: context.lines.map((line) => line.product.id) }),
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
                  { target: 'checked', actions: { type: 'correctLines', params: ({ event }) => event.output } },
                ],
                onError: { target: 'uncheckable', actions: { type: 'rememberProblem', params: ({ event }) => event } },
              },
            },
            checked: {
              description: 'Prices and stock are those of the catalogue when the cart was last viewed.',
              on: { 'cart.viewed': { guard: 'hasLines', target: 'checking' } },
            },
            uncheckable: {
              description: 'The catalogue did not answer. The cart shows the prices it remembers, and says so.',
              on: { 'cart.viewed': { guard: 'hasLines', target: 'checking' } },
            },
          },
        },
      },
    },
  },
});
