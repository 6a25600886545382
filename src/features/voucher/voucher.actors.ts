import { fromPromise } from 'xstate';
import { ProblemError } from '#machines/domain/problem.ts';
import { VoucherAnswerSchema } from '#machines/domain/voucher.schema.ts';
import { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import type { VoucherAnswer } from '#machines/voucher/voucher-rules.ts';
import { getJson } from '#src/platform/api.ts';

export const voucher = voucherMachine.provide({
  actors: {
    checkVoucher: fromPromise<VoucherAnswer, { code: string }>(async ({ input: { code }, signal }) => {
      try {
        const { data } = await getJson('/vouchers', VoucherAnswerSchema, { query: { code }, signal });
        const { state, ...worth } = data;
        return state === 'valid' ? { state, voucher: worth } : { state };
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'notFound') return { state: 'unknown' };
        throw error;
      }
    }),
  },
});
