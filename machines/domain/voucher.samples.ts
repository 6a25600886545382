import type { Voucher } from './voucher.ts';

/** Ten per cent off, whatever the subtotal. */
export const sampleVoucher: Voucher = { code: 'WELCOME10', kind: 'percent', value: 10, minimum: 0 };
/** Five pounds off orders of £30 or more. */
export const otherVoucher: Voucher = { code: 'TAWNY5', kind: 'amount', value: 500, minimum: 3000 };
