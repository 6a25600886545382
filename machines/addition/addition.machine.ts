import { setup } from 'xstate';

export type AdditionEvent = { type: 'product.added' };

/** The moment in which one Add button says "Added". The cart itself has taken the product already. DESIGN.md 7, CRT-6. */
export const additionMachine = setup({
  types: { events: {} as AdditionEvent },
  delays: {
    /** DESIGN.md 7: Add on a card. */
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
      description:
        "The button shows a check and 'Added', and still adds at every click. Each one starts the moment anew.",
      meta: { covers: ['CRT-6'] },
      on: { 'product.added': { target: 'acknowledged', reenter: true } },
      after: { acknowledgement: 'ready' },
    },
  },
});
