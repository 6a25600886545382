import type { VoucherProblem } from '#machines/voucher/voucher-rules.ts';

/** VCH-1 and VCH-2 demand these texts. */
export const VOUCHER_TEXTS: Readonly<Record<VoucherProblem, string>> = {
  blank: 'Please enter a voucher code',
  unknown: 'We do not know this voucher code. Please check it and try again.',
  usedUp: 'This voucher has already been used.',
  unanswered: 'The voucher could not be checked. Please try again.',
};
