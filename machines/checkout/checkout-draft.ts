import * as v from 'valibot';
import { CHECKOUT_COUNTRIES } from '#machines/domain/checkout-choices.ts';
import { LONGEST_LINE } from '#machines/domain/typed-text.ts';

const line = v.pipe(v.string(), v.maxLength(LONGEST_LINE));

/** The address that a shopper has typed, as it is stored. The payment is no part of it. STO-4. */
export const CheckoutDraftSchema = v.object({
  street: line,
  city: line,
  state: line,
  zipCode: line,
  country: v.picklist(CHECKOUT_COUNTRIES.map(({ id }) => id)),
});
