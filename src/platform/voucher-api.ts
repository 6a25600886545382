import { ProblemError } from '#machines/domain/problem.ts';
import { VoucherAnswerSchema } from '#machines/domain/voucher.schema.ts';
import type { VoucherAnswer } from '#machines/domain/voucher.ts';
import { getJson } from './api.ts';

/** GET /vouchers. VCH-2, VCH-5. @throws ProblemError */
export async function fetchVoucher(code: string, signal: AbortSignal): Promise<VoucherAnswer> {
  try {
    const { data } = await getJson('/vouchers', VoucherAnswerSchema, { query: { code }, signal });
    const { state, ...worth } = data;
    return state === 'valid' ? { state, voucher: worth } : { state };
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'notFound') return { state: 'unknown' };
    throw error;
  }
}
