import { DELIVERY_FIELDS } from './checkout-choices.ts';
import type { DeliveryAddress } from './checkout-details.ts';

/** Addresses with the same key are one address: capitals and blanks do not count. ADB-2. */
export const addressKey = (address: DeliveryAddress): string =>
  JSON.stringify(DELIVERY_FIELDS.map((field) => address[field].replace(/\s/g, '').toLocaleLowerCase('en-GB')));
