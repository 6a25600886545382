import { CreditCard, type LucideIcon, Smartphone, Wallet } from 'lucide-react';
import type { PaymentMethod } from '#machines/domain/checkout-details.ts';
import { PAYMENT_NAMES } from '#machines/domain/payment-names.ts';

/** Each payment method has a name and an icon. CHK-2. */
export const PAYMENT_TEXTS: Record<PaymentMethod, { name: string; note: string; Icon: LucideIcon }> = {
  card: { name: PAYMENT_NAMES.card, note: 'Visa, Mastercard or American Express', Icon: CreditCard },
  paypal: { name: PAYMENT_NAMES.paypal, note: 'Sign in to PayPal to pay', Icon: Wallet },
  apple: { name: PAYMENT_NAMES.apple, note: 'Pay with Touch ID or Face ID', Icon: Smartphone },
};
