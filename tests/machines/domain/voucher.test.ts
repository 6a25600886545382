import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { totalsOf, untilFreeDelivery } from '#machines/domain/cart.ts';
import { StoredVoucherSchema, VoucherAnswerSchema } from '#machines/domain/voucher.schema.ts';
import { type Voucher, voucherDiscount } from '#machines/domain/voucher.ts';
import { sampleLine } from '#tests/support/sample-products.ts';

const TEN_PER_CENT: Voucher = { code: 'TEN', kind: 'percent', value: 10, minimum: 0 };
const FIVE_POUNDS: Voucher = { code: 'FIVE', kind: 'amount', value: 500, minimum: 3000 };

describe('VCH-3 what a voucher takes off', () => {
  it.each([
    [5000, 500],
    [4999, 500],
    [4994, 499],
    [4995, 500],
    [1, 0],
    [0, 0],
  ])('VCH-3 ten per cent of %d pence are %d, rounded to whole pence', (subtotal, off) => {
    expect(voucherDiscount(TEN_PER_CENT, subtotal)).toBe(off);
  });

  it('VCH-3 an amount counts from its minimum on, and takes off nothing below', () => {
    expect(voucherDiscount(FIVE_POUNDS, 2999)).toBe(0);
    expect(voucherDiscount(FIVE_POUNDS, 3000)).toBe(500);
    expect(voucherDiscount({ ...TEN_PER_CENT, minimum: 3000 }, 2999)).toBe(0);
  });

  it('VCH-3 neither takes off more than the subtotal', () => {
    expect(voucherDiscount({ ...FIVE_POUNDS, minimum: 0 }, 300)).toBe(300);
    expect(voucherDiscount({ ...TEN_PER_CENT, value: 100 }, 300)).toBe(300);
  });
});

describe('VCH-3 the totals of a cart with a voucher', () => {
  const cartOf = (price: number, voucher: Voucher, discount = 0) => ({
    lines: [sampleLine('a', 1, price)],
    discount,
    voucher,
  });

  it('VCH-3 tax and delivery follow the subtotal without the voucher', () => {
    expect(totalsOf(cartOf(5000, TEN_PER_CENT))).toEqual({
      subtotal: 5000,
      tax: 400,
      delivery: 0,
      discount: 500,
      total: 4900,
    });
    expect(untilFreeDelivery(cartOf(5000, TEN_PER_CENT))).toBe(0);
  });

  it('VCH-3 a voucher below its minimum changes no total', () => {
    expect(totalsOf(cartOf(2999, FIVE_POUNDS))).toMatchObject({ discount: 0, total: 2999 + 240 + 599 });
  });

  it('VCH-3 it is added to the discount, and the total never falls below 0', () => {
    expect(totalsOf(cartOf(5000, TEN_PER_CENT, 100))).toMatchObject({ discount: 600, total: 4800 });
    expect(totalsOf(cartOf(5000, TEN_PER_CENT, 99_999))).toMatchObject({ discount: 5400, total: 0 });
    expect(totalsOf({ lines: [], discount: 0, voucher: FIVE_POUNDS })).toMatchObject({ discount: 0, total: 0 });
  });
});

describe('VCH-2 the answer of the API', () => {
  const data = { code: 'FIVE', kind: 'amount', value: 5, minimum: 30, state: 'valid' };
  const read = (change: object) => v.safeParse(VoucherAnswerSchema, { data: { ...data, ...change } });

  it('VCH-2 pounds become pence, and percentages stay', () => {
    expect(read({}).output).toEqual({ data: { ...FIVE_POUNDS, state: 'valid' } });
    expect(read({ kind: 'percent', value: 12.5 }).output).toMatchObject({ data: { value: 12.5, minimum: 3000 } });
  });

  it.each([{ minimum: null }, { minimum: undefined }])('VCH-2 without a minimum it counts at once: %j', (change) => {
    expect(read(change).output).toMatchObject({ data: { minimum: 0 } });
  });

  it.each([
    { kind: 'gift' },
    { kind: 'percent', value: 101 },
    { kind: 'percent', value: 0 },
    { value: -1 },
    { value: '5' },
    { value: Number.NaN },
    { code: '' },
    { code: 'X'.repeat(41) },
    { minimum: -1 },
    { state: 'expired' },
  ])('VCH-2 what cannot be read is no voucher: %j', (change) => {
    expect(read(change).success).toBe(false);
  });

  it('VCH-4 what the API gives can be stored and read again', () => {
    expect(v.parse(StoredVoucherSchema, JSON.parse(JSON.stringify(FIVE_POUNDS)))).toEqual(FIVE_POUNDS);
    expect(v.parse(StoredVoucherSchema, JSON.parse(JSON.stringify(TEN_PER_CENT)))).toEqual(TEN_PER_CENT);
  });
});
