import { setup } from 'xstate';

export type AdditionEvent = { type: 'product.added' };

/** The Add buttons of one product confirm each addition for a moment. CRT-6, CRT-7. */
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
      description: "The button on the product's page says 'Add to Cart'.",
      on: { 'product.added': 'acknowledged' },
    },
    acknowledged: {
      description:
        "The button on the product's page shows a tick and 'Added'. Another click adds one more. On a card the number has replaced Add, so a click on the number adds one more, too.",
      meta: { covers: ['CRT-6', 'CRT-7'] },
      on: {
        'product.added': {
          description: "Another addition restarts the time for which 'Added' is shown.",
          target: 'acknowledged',
          reenter: true,
        },
      },
      after: { acknowledgement: 'ready' },
    },
  },
});
