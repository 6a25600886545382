import { DELIVERY_FIELDS } from './checkout-choices.ts';
import type { DeliveryAddress } from './checkout-details.ts';

/** Whether there is an address to deliver to: the country alone, which is chosen from the start, is none. CHK-2. */
export const isAddressGiven = (delivery: DeliveryAddress): boolean =>
  DELIVERY_FIELDS.some((field) => field !== 'country' && delivery[field].trim() !== '');
