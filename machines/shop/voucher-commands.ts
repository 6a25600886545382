import type { Voucher } from '#machines/domain/voucher.ts';
import type { Command } from './commands.ts';

/** The cart takes the voucher. VCH-2. */
export const voucherApplied = ({ voucher }: { voucher: Voucher }): Command => ({
  flow: 'cart',
  event: { type: 'voucher.applied', voucher },
});

/** A checkout that waits for the check of a code does not open: the shopper has turned to something else. VCH-6. */
export const checkoutCancelled: Command = { flow: 'voucher', event: { type: 'checkout.cancelled' } };
