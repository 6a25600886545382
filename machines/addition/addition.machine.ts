import { setup } from 'xstate';

export type AdditionEvent = { type: 'product.added' };

/** The moment after the cart has taken a product, in which its buttons answer a second press as the first. CRT-6, CRT-7. */
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
      description: "The button of the product's page reads 'Add to Cart'.",
      on: { 'product.added': 'acknowledged' },
    },
    acknowledged: {
      description:
        "The button of the product's page shows a check and 'Added', and still adds at every click. On a card, a press on the number adds one more: Add stood there.",
      meta: { covers: ['CRT-6', 'CRT-7'] },
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
