import { expect, test } from 'vitest';
import { engineFile } from '#tests/support/engine-file.ts';

type Vouchers = { voucherWith: (scope: unknown, code: string) => Promise<{ state: string } | undefined> };

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const { voucherWith } = engineFile('vouchers.js', {
  '@medusajs/framework/utils': { Modules: { PROMOTION: 'promotion' } },
}) as Vouchers;

type Budget = { type: string; limit: number | null; used: number };
type Campaign = { starts_at: string | null; ends_at: string | null; budget?: Budget };
/** What the shop says of a voucher of a campaign. */
async function stateIn(campaign: Campaign | null) {
  const promotion = {
    code: 'SUMMER',
    limit: null,
    used: 0,
    campaign,
    application_method: { type: 'percentage', value: 10 },
  };
  const scope = { resolve: () => ({ listPromotions: () => Promise.resolve([promotion]) }) };
  return (await voucherWith(scope, 'SUMMER'))?.state;
}

test.each([
  ['no campaign', null, 'valid'],
  ['a campaign without times', { starts_at: null, ends_at: null }, 'valid'],
  ['a campaign that runs', { starts_at: inHours(-1), ends_at: inHours(1) }, 'valid'],
  [
    'a campaign whose budget is not spent',
    { starts_at: null, ends_at: null, budget: { type: 'spend', limit: 3, used: 2 } },
    'valid',
  ],
  [
    'a campaign whose budget has no end',
    { starts_at: null, ends_at: null, budget: { type: 'spend', limit: null, used: 2 } },
    'valid',
  ],
  [
    'a campaign whose budget is spent',
    { starts_at: null, ends_at: null, budget: { type: 'usage', limit: 3, used: 3 } },
    'usedUp',
  ],
  [
    'a campaign whose budget is one for each customer',
    { starts_at: null, ends_at: null, budget: { type: 'use_by_attribute', limit: 1, used: 9 } },
    'valid',
  ],
  ['a campaign that is over', { starts_at: inHours(-2), ends_at: inHours(-1) }, 'usedUp'],
  ['a campaign that has not begun', { starts_at: inHours(1), ends_at: inHours(2) }, undefined],
])('VCH-2 a voucher of %s', async (_, campaign, state) => {
  expect(await stateIn(campaign)).toBe(state);
});
