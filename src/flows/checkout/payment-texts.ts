import { CreditCard, type LucideIcon, Smartphone, Wallet } from 'lucide-react';
import type { PaymentMethod } from '#machines/checkout/checkout-details.ts';

/** How each way to pay is called. CHK-2. */
export const PAYMENT_TEXTS: Record<PaymentMethod, { name: string; note: string; Icon: LucideIcon }> = {
  card: { name: 'Card', note: 'Visa, Mastercard or American Express', Icon: CreditCard },
  paypal: { name: 'PayPal', note: 'Sign in to PayPal to pay', Icon: Wallet },
  apple: { name: 'Apple Pay', note: 'Pay with Touch ID or Face ID', Icon: Smartphone },
};
