import { assertEvent, assign, fromPromise, sendTo, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { afterPress } from '#machines/saved/wishes.ts';
import { bringsPurchase } from './flows.ts';
import { lateLogic } from './late-logic.ts';
import type { purchaseMachine } from './purchase.machine.ts';
import type { PurchaseCodeContext, PurchaseCodeEvent } from './purchase-code.events.ts';
import { relay } from './relay.ts';
import { announce, type Telling } from './tell.ts';
import { toastTexts } from './toast-texts.ts';

/** Whether the code of buying and saving is here: hearts are seen before, and can be pressed. SAV-2. */
export const purchaseCodeMachine = setup({
  types: { context: {} as PurchaseCodeContext, events: {} as PurchaseCodeEvent },
  actors: {
    relay,
    fetchPurchase: fromPromise<void>(NOT_PROVIDED),
    purchase: lateLogic<typeof purchaseMachine>(NOT_PROVIDED),
  },
  guards: {
    isBuyingCode: ({ event }) => event.type === 'pageCode.arrived' && bringsPurchase(event.page),
  },
  actions: {
    wish: assign({
      wished: ({ context, event }) => {
        assertEvent(event, 'bottle.toggled');
        return afterPress(context.wished, event.bottle);
      },
    }),
    forgetWishes: assign({ wished: [] }),
    tell: sendTo(
      ({ system }, { flow }: Telling) => system.get(flow),
      (_, { event }: Telling) => event,
    ),
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
  },
}).createMachine({
  id: 'purchaseCode',
  context: { wished: [] },
  initial: 'away',
  invoke: {
    id: 'relay',
    src: 'relay',
    input: { flows: ['pageCode'] },
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  states: {
    away: {
      description: 'It has not come: a page that needs it brings it, or an idle moment.',
      initial: 'unasked',
      on: { 'pageCode.arrived': { guard: 'isBuyingCode', target: 'open' }, 'code.arrived': 'open' },
      states: {
        unasked: {
          description: 'Nobody has wished for anything yet: whoever only reads does not pay for it.',
          on: { 'bottle.toggled': { target: 'asked', actions: 'wish', meta: { covers: ['SAV-2'] } } },
        },
        asked: {
          description: 'A heart was pressed, and looks so: the code of saving is fetched, and the bottle waits.',
          tags: ['busy'],
          meta: { covers: ['SAV-2'] },
          on: {
            'bottle.toggled': {
              description: 'Another bottle waits, too, or the same no longer.',
              actions: 'wish',
              meta: { covers: ['SAV-2'] },
            },
          },
          invoke: {
            id: 'fetchPurchase',
            src: 'fetchPurchase',
            onDone: '#purchaseCode.open',
            onError: {
              description:
                'It does not come, most often because the visitor is offline: that is said, and no heart is full.',
              target: 'unasked',
              actions: [
                { type: 'tell', params: ({ context }) => announce(toastTexts.unsaved(context.wished)) },
                'forgetWishes',
              ],
              meta: { covers: ['SAV-2'] },
            },
          },
        },
      },
    },
    open: {
      description: 'From now on, whatever page is shown: orders and bottles are kept, and Undo brings back.',
      meta: { covers: ['ORD-1', 'SAV-2'] },
      on: {
        'bottle.toggled': {
          meta: { covers: ['SAV-2'] },
          actions: { type: 'tell', params: ({ event }) => ({ flow: 'saved', event }) },
        },
      },
      invoke: {
        id: 'purchase',
        systemId: 'purchase',
        src: 'purchase',
        input: ({ context }) => context,
        onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
      },
    },
  },
});
