import { setup } from 'xstate';

export type AdditionEvent = { type: 'product.added' };

/** The moment in which the Add buttons of one product say 'Added', once the cart has taken it. CRT-6. */
export const additionMachine = setup({
  types: { events: {} as AdditionEvent },
  delays: {
    /** design.md, Motion: Add on a card. */
    acknowledgement: 1200,
  },
}).createMachine({
  id: 'addition',
  initial: 'ready',
  states: {
    ready: {
      description: "The button reads 'Add'.",
      on: { 'product.added': 'acknowledged' },
    },
    acknowledged: {
      description: "The button shows a check and 'Added', and still adds at every click.",
      meta: { covers: ['CRT-6'] },
      on: {
        'product.added': {
          description: 'Each addition starts the moment anew.',
          target: 'acknowledged',
          reenter: true,
        },
      },
      after: { acknowledgement: 'ready' },
    },
  },
});
