import * as v from 'valibot';
import { CHECKOUT_COUNTRIES } from './checkout-choices.ts';
import { LONGEST_LINE } from './typed-text.ts';

const line = v.pipe(v.string(), v.maxLength(LONGEST_LINE));

/** An address as it is stored: as a draft, and as one that the shopper wants to be remembered. STO-4, ADB-1. */
export const DeliveryAddressSchema = v.object({
  street: line,
  city: line,
  state: line,
  zipCode: line,
  country: v.picklist(CHECKOUT_COUNTRIES.map(({ id }) => id)),
});
