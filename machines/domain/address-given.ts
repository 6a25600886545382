import { DELIVERY_FIELDS } from './checkout-choices.ts';
import type { DeliveryAddress } from './checkout-details.ts';

/** True where the shopper has given an address. The country alone does not count: it is chosen from the start. CHK-2. */
export const isAddressGiven = (delivery: DeliveryAddress): boolean =>
  DELIVERY_FIELDS.some((field) => field !== 'country' && delivery[field].trim() !== '');
