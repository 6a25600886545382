import * as v from 'valibot';
import { pence, pounds } from './money.schema.ts';
import { LONGEST_CODE } from './voucher.ts';

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_CODE));
const percent = v.pipe(v.number(), v.gtValue(0), v.maxValue(100));
const state = v.picklist(['valid', 'usedUp']);
const minimum = v.nullish(pounds, 0);

/** GET /vouchers?code=. Amounts are converted from pounds to pence. VCH-2. */
export const VoucherAnswerSchema = v.object({
  data: v.variant('kind', [
    v.object({ kind: v.literal('percent'), code, value: percent, minimum, state }),
    v.object({ kind: v.literal('amount'), code, value: pounds, minimum, state }),
  ]),
});

/** The voucher of a stored cart. VCH-4. */
export const StoredVoucherSchema = v.variant('kind', [
  v.object({ kind: v.literal('percent'), code, value: percent, minimum: pence }),
  v.object({ kind: v.literal('amount'), code, value: pence, minimum: pence }),
]);
