import { formatPence, formatRoundly, type Pence } from './money.ts';

/** A code has at most this many characters. VCH-1. */
export const LONGEST_CODE = 40;

/** The worth of a code: a percentage of the subtotal, or an amount in pence. VCH-2. */
export type Voucher = {
  code: string;
  kind: 'percent' | 'amount';
  /** Percent, or pence. */
  value: number;
  /** It counts from this subtotal on. */
  minimum: Pence;
};

/** The API's answer about a code. VCH-2. */
export type VoucherAnswer = { state: 'valid'; voucher: Voucher } | { state: 'usedUp' } | { state: 'unknown' };

/** The pence that a voucher takes off a subtotal: nothing below its minimum, and never more than the subtotal. VCH-3. */
export function voucherDiscount({ kind, value, minimum }: Voucher, subtotal: Pence): Pence {
  if (subtotal < minimum) return 0;
  return kind === 'percent' ? Math.round((subtotal * value) / 100) : Math.min(value, subtotal);
}

/** '10% off', or '£5.00 off orders of £30 or more' with a minimum. VCH-3, VCH-5. */
export function voucherOffer({ kind, value, minimum }: Voucher): string {
  const worth = `${kind === 'percent' ? `${value}%` : formatPence(value)} off`;
  return minimum > 0 ? `${worth} orders of ${formatRoundly(minimum)} or more` : worth;
}
