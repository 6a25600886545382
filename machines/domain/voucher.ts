import type { Pence } from './money.ts';

/** A code has at most this many characters. VCH-1. */
export const LONGEST_CODE = 40;

/** What a code is worth: a percentage of the subtotal, or an amount in pence. VCH-2. */
export type Voucher = {
  code: string;
  kind: 'percent' | 'amount';
  /** Percent, or pence. */
  value: number;
  /** It counts from this subtotal on. */
  minimum: Pence;
};

/** The pence that a voucher takes off a subtotal: nothing below its minimum, and never more than the subtotal. VCH-3. */
export function voucherDiscount({ kind, value, minimum }: Voucher, subtotal: Pence): Pence {
  if (subtotal < minimum) return 0;
  return kind === 'percent' ? Math.round((subtotal * value) / 100) : Math.min(value, subtotal);
}
