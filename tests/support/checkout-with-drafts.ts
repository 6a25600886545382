import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { fakeDrafts } from './fake-drafts.ts';
import { provided } from './provided.ts';

/** The checkout with its stored address in the test's hands. */
export const checkoutWithDrafts = (drafts = fakeDrafts()) =>
  provided(checkoutMachine, {
    actions: {
      storeDraft: ({ context }) => drafts.store('checkout', context.details.delivery),
      forgetDraft: () => drafts.forget('checkout'),
    },
    actors: { restoreDraft: drafts.restore('checkout') },
  });
