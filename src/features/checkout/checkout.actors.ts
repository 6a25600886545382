import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import { DeliveryAddressSchema } from '#machines/domain/delivery-address.schema.ts';
import { storedDraft } from '#src/platform/draft.ts';
import { DRAFT_KEYS } from '#src/platform/storage-keys.ts';

const draft = storedDraft(DRAFT_KEYS.checkout, DeliveryAddressSchema, EMPTY_DETAILS.delivery);

export const checkout = checkoutMachine.provide({
  actions: {
    storeDraft: ({ context }) => draft.store(context.details.delivery),
    forgetDraft: draft.forget,
  },
  actors: { restoreDraft: draft.restore },
});
