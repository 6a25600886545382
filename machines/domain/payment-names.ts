import type { PaymentMethod } from '#machines/domain/checkout-details.ts';

/** The names of the payment methods. CHK-2. */
export const PAYMENT_NAMES: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  paypal: 'PayPal',
  apple: 'Apple Pay',
};
