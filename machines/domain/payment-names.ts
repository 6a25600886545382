import type { PaymentMethod } from '#machines/domain/checkout-details.ts';

/** How each way to pay is called. CHK-2. */
export const PAYMENT_NAMES: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  paypal: 'PayPal',
  apple: 'Apple Pay',
};
