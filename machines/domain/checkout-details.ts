import { DELIVERY_FIELDS, type PAYMENT_METHODS } from './checkout-choices.ts';

/** The address of a delivery. Its fields are not validated. CHK-2. */
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];
export type DeliveryAddress = Record<DeliveryField, string>;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export type CheckoutDetails = { delivery: DeliveryAddress; payment: PaymentMethod };

export const EMPTY_DETAILS: CheckoutDetails = {
  delivery: { street: '', city: '', state: '', zipCode: '', country: 'USA' },
  payment: 'card',
};

/** Whether two addresses have the same text in every field. */
export const isSameAddress = (one: DeliveryAddress, other: DeliveryAddress): boolean =>
  DELIVERY_FIELDS.every((field) => one[field] === other[field]);
