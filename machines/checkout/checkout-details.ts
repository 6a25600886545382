/** Where an order goes; nothing in it is validated. CHK-2. */
export const DELIVERY_FIELDS = ['street', 'city', 'state', 'zipCode', 'country'] as const;
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];
export type DeliveryAddress = Record<DeliveryField, string>;

/** CHK-2. */
export const CHECKOUT_COUNTRIES = [
  { id: 'USA', name: 'United States' },
  { id: 'CAN', name: 'Canada' },
] as const;

export const PAYMENT_METHODS = ['card', 'paypal', 'apple'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export type CheckoutDetails = { delivery: DeliveryAddress; payment: PaymentMethod };

export const EMPTY_DETAILS: CheckoutDetails = {
  delivery: { street: '', city: '', state: '', zipCode: '', country: 'USA' },
  payment: 'card',
};

/** The dialog's steps in order. CHK-1. */
export const CHECKOUT_STEPS = ['Review Order', 'Delivery Details', 'Payment', 'Confirmation'] as const;
