import { fromPromise } from 'xstate';
import type { VoucherAnswer } from '#machines/domain/voucher.ts';
import { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import { fetchVoucher } from '#src/platform/voucher-api.ts';

export const voucher = voucherMachine.provide({
  actors: {
    checkVoucher: fromPromise<VoucherAnswer, { code: string }>(({ input, signal }) => fetchVoucher(input.code, signal)),
  },
});
