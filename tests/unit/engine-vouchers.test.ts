import { expect, test } from 'vitest';
import { engineFile } from '#tests/support/engine-file.ts';
import { inPence } from '#tools/engine/rules.ts';

type Vouchers = { voucherWith: (scope: unknown, code: string) => Promise<{ state: string } | undefined> };

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const { voucherWith } = engineFile('vouchers.js', {
  '@medusajs/framework/utils': { Modules: { PROMOTION: 'promotion' } },
  '../built/rules.cjs': { inPence },
}) as Vouchers;

type Budget = { type: string; limit: number | null; used: number };
type Campaign = { starts_at: string | null; ends_at: string | null; budget?: Budget };
const TEN_PERCENT = { type: 'percentage', target_type: 'order', value: 10 };
const FIVE_POUNDS = { type: 'fixed', target_type: 'order', value: 5 };
const PROMOTION = { code: 'SUMMER', type: 'standard', limit: null, used: 0, campaign: null };

/** The shop's answer about the voucher SUMMER. */
async function stateOf(...promotions: readonly Readonly<Record<string, unknown>>[]) {
  const all = promotions.map((promotion) => ({ ...PROMOTION, application_method: TEN_PERCENT, ...promotion }));
  return (await voucherWith({ resolve: () => ({ listPromotions: () => Promise.resolve(all) }) }, 'SUMMER'))?.state;
}
const stateIn = (campaign: Campaign | null) => stateOf({ campaign });

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

test.each([
  ['leaves as much as it is worth', 5, 'valid'],
  ['leaves less than it is worth', 5.01, 'usedUp'],
])('VCH-2 SRV-5 a voucher of £5 whose budget of £10 %s: the order would be refused', async (_, used, state) => {
  const campaign = { starts_at: null, ends_at: null, budget: { type: 'spend', limit: 10, used } };
  expect(await stateOf({ campaign, application_method: FIVE_POUNDS })).toBe(state);
});

test('VCH-2 rounding of binary numbers does not use up a budget of pence', async () => {
  const campaign = { starts_at: null, ends_at: null, budget: { type: 'spend', limit: 0.3, used: 0.1 } };
  expect(await stateOf({ campaign, application_method: { ...FIVE_POUNDS, value: 0.2 } })).toBe('valid');
});

test.each([
  ['off some products', { application_method: { ...TEN_PERCENT, target_type: 'items' } }],
  ['off delivery', { application_method: { ...TEN_PERCENT, target_type: 'shipping_methods' } }],
  ['that buys one and gets one', { type: 'buyget' }],
])(
  'VCH-2 VCH-3 a promotion %s is no voucher of the shop, which would take it off the whole order',
  async (_, promotion) => {
    expect(await stateOf(promotion)).toBeUndefined();
  },
);

test('VCH-1 of two codes that differ in capitals alone, the one that was asked for counts', async () => {
  expect(await stateOf({ code: 'summer', limit: 1, used: 1 }, {})).toBe('valid');
  expect(await stateOf({ code: 'summer', limit: 1, used: 1 })).toBe('usedUp');
});
