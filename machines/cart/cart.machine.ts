import { and, assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import {
  type Cart,
  type CartLine,
  EMPTY_CART,
  type RemovedLine,
  removedLines,
  withAdded,
  withQuantity,
  withRestored,
} from '#machines/domain/cart.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { type Problem, problemOf } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';
import { type CheckedProducts, type Correction, reconcile } from '#machines/domain/reconcile-cart.ts';
import type { RestoredCart } from '#machines/domain/stored-cart.ts';

/** What was taken out at one time, kept so that it can be put back. */
export type Removal = { id: number; lines: readonly RemovedLine[]; discount: number };

export type CartContext = {
  lines: readonly CartLine[];
  /** Pence. */
  discount: number;
  /** The latest removals, newest last: what Undo can bring back. */
  removals: readonly Removal[];
  nextRemoval: number;
  /** What was set right against today's catalogue and has not been acknowledged yet. */
  corrections: readonly Correction[];
  problem: Problem | null;
};

export type CartEvent =
  | { type: 'page.hydrated'; cart: RestoredCart }
  | { type: 'product.added'; product: Product; quantity: number }
  | { type: 'quantity.changed'; id: string; quantity: number }
  | { type: 'line.removed'; id: string }
  | { type: 'cart.cleared' }
  | { type: 'removal.undone'; removal: number }
  | { type: 'cart.changedElsewhere'; cart: Cart }
  | { type: 'cart.viewed' }
  | { type: 'corrections.acknowledged' }
  | { type: 'order.placed' };

/** Facts for the rest of the shop. */
export type CartFact =
  | { type: 'cart.product.added'; product: Product; quantity: number }
  | { type: 'cart.product.refused'; product: Product }
  | { type: 'cart.lines.removed'; removal: Removal }
  | { type: 'cart.corrected'; corrections: readonly Correction[] }
  | { type: 'cart.damaged' }
  | { type: 'cart.emptiedElsewhere' };

const REMOVALS_KEPT = 10;
const idsOf = (lines: readonly CartLine[]) => lines.map((line) => line.product.id);

function removal(context: CartContext, ids: readonly string[]): Pick<CartContext, 'removals' | 'nextRemoval'> {
  const lines = removedLines(context.lines, ids);
  const latest: Removal = { id: context.nextRemoval, lines, discount: context.discount };
  return {
    removals: [...context.removals, latest].slice(-REMOVALS_KEPT),
    nextRemoval: context.nextRemoval + 1,
  };
}

/** The cart: its lines, their persistence, and their agreement with today's catalogue. SPEC.md 4, CRT-1 to CRT-6. */
export const cartMachine = setup({
  types: { context: {} as CartContext, events: {} as CartEvent, emitted: {} as CartFact },
  actors: {
    checkProducts: fromPromise<CheckedProducts, { ids: readonly string[] }>(NOT_PROVIDED),
    watchStoredCart: fromCallback<CartEvent>(NOT_PROVIDED),
  },
  guards: {
    isInStock: ({ event }) => event.type === 'product.added' && event.product.inStock && event.quantity > 0,
    hasLines: ({ context }) => context.lines.length > 0,
    hasNoLines: ({ context }) => context.lines.length === 0,
    isRemovingLine: ({ event }) => event.type === 'quantity.changed' && event.quantity < 1,
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
    addProduct: assign({
      lines: ({ context, event }) => {
        assertEvent(event, 'product.added');
        return withAdded(context.lines, event.product, event.quantity);
      },
    }),
    setQuantity: assign({
      lines: ({ context, event }) => {
        assertEvent(event, 'quantity.changed');
        return withQuantity(context.lines, event.id, event.quantity);
      },
    }),
    removeLine: assign(({ context, event }) => {
      assertEvent(event, ['line.removed', 'quantity.changed']);
      return { ...removal(context, [event.id]), lines: withQuantity(context.lines, event.id, 0) };
    }),
    clearLines: assign(({ context }) => ({ ...removal(context, idsOf(context.lines)), lines: [], discount: 0 })),
    undoRemoval: assign(({ context, event }) => {
      assertEvent(event, 'removal.undone');
      const undone = context.removals.find((kept) => kept.id === event.removal);
      return {
        lines: withRestored(context.lines, undone?.lines ?? []),
        discount: Math.max(context.discount, undone?.discount ?? 0),
        removals: context.removals.filter((kept) => kept !== undone),
      };
    }),
    followOtherTab: assign(({ event }) => {
      assertEvent(event, 'cart.changedElsewhere');
      return { lines: event.cart.lines, discount: event.cart.discount };
    }),
    emptyCart: assign({ lines: [], discount: 0, removals: [], corrections: [] }),
    correctLines: assign(({ context }, checked: CheckedProducts) => {
      const { lines, corrections } = reconcile(context.lines, checked);
      return { lines, corrections: [...context.corrections, ...corrections] };
    }),
    forgetCorrections: assign({ corrections: [] }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    reportAdded: emit(({ event }) => {
      assertEvent(event, 'product.added');
      return { type: 'cart.product.added', product: event.product, quantity: event.quantity };
    }),
    reportRefused: emit(({ event }) => {
      assertEvent(event, 'product.added');
      return { type: 'cart.product.refused', product: event.product };
    }),
    reportRemoved: emit(({ context }) => {
      const latest = context.removals.at(-1);
      if (!latest) throw new Error('reportRemoved runs after a removal');
      return { type: 'cart.lines.removed', removal: latest };
    }),
    reportCorrected: emit(({ context }) => ({ type: 'cart.corrected', corrections: context.corrections })),
    reportDamaged: emit({ type: 'cart.damaged' }),
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
          { guard: 'isInStock', actions: ['addProduct', 'reportAdded'] },
          { actions: 'reportRefused' },
        ],
      },
    },
    ready: {
      description: 'The cart answers. Every change is stored at once, and other tabs follow.',
      type: 'parallel',
      invoke: {
        id: 'watchStoredCart',
        src: 'watchStoredCart',
        onError: { actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) } },
      },
      on: {
        'product.added': [
          { guard: 'isInStock', actions: ['addProduct', 'saveCart', 'reportAdded'] },
          { actions: 'reportRefused' },
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
              always: { guard: 'hasNoLines', target: 'empty' },
              on: {
                'quantity.changed': [
                  {
                    guard: and(['isKnownLine', 'isRemovingLine']),
                    actions: ['removeLine', 'saveCart', 'reportRemoved'],
                  },
                  { guard: 'isKnownLine', actions: ['setQuantity', 'saveCart'] },
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
                      { type: 'correctLines', params: ({ event }) => event.output },
                      'saveCart',
                      'reportCorrected',
                    ],
                  },
                  { target: 'checked', actions: { type: 'correctLines', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'uncheckable',
                  actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
                },
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
