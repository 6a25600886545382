import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { refusal } from '#mocks/answers.ts';
import { wait } from '#mocks/delays.ts';

/** Amounts in pounds, as the API sends them. 'SPENT' has been used up. */
export const vouchers = [
  { code: 'WELCOME10', kind: 'percent', value: 10, minimum: 0, state: 'valid' },
  { code: 'TAWNY5', kind: 'amount', value: 5, minimum: 30, state: 'valid' },
  { code: 'SPENT', kind: 'amount', value: 10, minimum: 0, state: 'usedUp' },
] as const;

/** The query string of GET /vouchers. */
export const VoucherQuestionSchema = v.object({ code: v.optional(v.string(), '') });

/** GET /vouchers?code=. VCH-2. */
export const voucherHandlers = [
  http.get('*/api/vouchers', async ({ request }) => {
    const { code } = v.parse(VoucherQuestionSchema, Object.fromEntries(new URL(request.url).searchParams));
    await wait('vouchers');
    const voucher = vouchers.find((known) => known.code === code);
    return voucher ? HttpResponse.json({ data: voucher }) : refusal(404, 'We do not know this voucher.');
  }),
];
