import { describe, expect, it } from 'vitest';
import { hasOtherOffers, reconcile, withCorrections, withOwnCorrections } from '#machines/cart/reconcile-cart.ts';
import type { Correction } from '#machines/domain/correction.ts';
import { otherVoucher } from '#machines/domain/voucher.samples.ts';
import type { VoucherAnswer } from '#machines/domain/voucher.ts';
import { asText, sampleLine, sampleProduct } from '#tests/support/sample-products.ts';

const today = (id: string, price = 1000, inStock = true) => sampleProduct({ id, name: `Bottle ${id}`, price, inStock });

describe("CRT-5 a cart is set right against today's catalogue", () => {
  it('CRT-5 unchanged lines need no correction', () => {
    const lines = [sampleLine('a', 2)];
    const { lines: remaining, corrections } = reconcile({ lines }, { asked: ['a'], found: [today('a')] });
    expect(asText(remaining)).toBe('a×2');
    expect(corrections).toEqual([]);
  });

  it('CRT-5 a new price is adopted and reported, the quantity stays', () => {
    const { lines, corrections } = reconcile(
      { lines: [sampleLine('a', 2, 1000)] },
      { asked: ['a'], found: [today('a', 1250)] },
    );
    expect(lines).toMatchObject([{ product: { price: 1250 }, quantity: 2 }]);
    expect(corrections).toEqual([{ kind: 'priceChanged', id: 'a', name: 'Bottle a', from: 1000, to: 1250 }]);
  });

  it('CRT-5 products that are gone or out of stock are removed and reported; order and others stay', () => {
    const lines = [sampleLine('a', 1), sampleLine('b', 2), sampleLine('c', 3), sampleLine('d', 4)];
    const found = [today('d'), today('c', 1000, false), today('a')];
    const result = reconcile({ lines }, { asked: ['a', 'b', 'c', 'd'], found });
    expect(asText(result.lines)).toBe('a×1 d×4');
    expect(result.corrections).toEqual([
      { kind: 'gone', id: 'b', name: 'Bottle b' },
      { kind: 'outOfStock', id: 'c', name: 'Bottle c' },
    ]);
  });

  it('CRT-5 out of stock comes before a new price: one correction a line', () => {
    const { corrections } = reconcile({ lines: [sampleLine('a')] }, { asked: ['a'], found: [today('a', 5, false)] });
    expect(corrections).toEqual([{ kind: 'outOfStock', id: 'a', name: 'Bottle a' }]);
  });

  it('CRT-5 a line added while the answer was on its way stays as it is', () => {
    const { lines, corrections } = reconcile(
      { lines: [sampleLine('a'), sampleLine('new')] },
      {
        asked: ['a'],
        found: [today('a')],
      },
    );
    expect(asText(lines)).toBe('a×1 new×1');
    expect(corrections).toEqual([]);
  });

  it('CRT-5 a line taken out meanwhile does not come back', () => {
    expect(reconcile({ lines: [] }, { asked: ['a'], found: [today('a', 1)] })).toEqual({ lines: [], corrections: [] });
  });
});

describe('VCH-5 the voucher is set right with the lines', () => {
  const cart = { lines: [sampleLine('a')], voucher: otherVoucher };
  const answered = (answer: VoucherAnswer, code = otherVoucher.code) =>
    reconcile(cart, { asked: ['a'], found: [today('a')], voucher: { code, answer } });

  it.each([
    ['usedUp', 'voucherUsedUp'],
    ['unknown', 'voucherUnknown'],
  ] as const)('VCH-5 one that is %s is taken out', (state, kind) => {
    const { lines, voucher, corrections } = answered({ state });
    expect(asText(lines)).toBe('a×1');
    expect(voucher).toBeUndefined();
    expect(corrections).toMatchObject([{ kind, name: 'TAWNY5' }]);
  });

  it.each([{ value: 300 }, { minimum: 4000 }, { kind: 'percent', value: 5 }, { kind: 'percent' }] as const)(
    'VCH-5 one that has changed (%o) counts as it is today',
    (change) => {
      const { voucher, corrections } = answered({ state: 'valid', voucher: { ...otherVoucher, ...change } });
      expect(voucher).toEqual({ ...otherVoucher, ...change });
      expect(corrections).toMatchObject([{ kind: 'voucherChanged', name: 'TAWNY5', to: voucher }]);
    },
  );

  it('VCH-5 one that counts as before needs no correction', () => {
    const { voucher, corrections } = answered({ state: 'valid', voucher: { ...otherVoucher } });
    expect(voucher).toEqual(otherVoucher);
    expect(corrections).toEqual([]);
  });

  it('VCH-5 one that was applied during the check stays as it is', () => {
    const { voucher, corrections } = answered({ state: 'usedUp' }, 'SPENT');
    expect(voucher).toEqual(otherVoucher);
    expect(corrections).toEqual([]);
  });

  it('VCH-5 one that was applied where the check asked for none stays as it is', () => {
    const { voucher, corrections } = reconcile(cart, { asked: ['a'], found: [today('a')] });
    expect(voucher).toEqual(otherVoucher);
    expect(corrections).toEqual([]);
  });

  it("VCH-5 it is corrected beside a bottle that has the voucher's code as its id", () => {
    const lines = [sampleLine('TAWNY5')];
    const voucher = { code: 'TAWNY5', answer: { state: 'usedUp' } as const };
    const { corrections } = reconcile({ lines, voucher: otherVoucher }, { asked: ['TAWNY5'], found: [], voucher });
    expect(withCorrections(corrections, [])).toMatchObject([{ kind: 'gone' }, { kind: 'voucherUsedUp' }]);
  });

  it('VCH-5 two vouchers that were taken out one after the other are both named', () => {
    const { corrections: earlier } = answered({ state: 'usedUp' });
    const another = { lines: cart.lines, voucher: { ...otherVoucher, code: 'WELCOME10' } };
    const voucher = { code: 'WELCOME10', answer: { state: 'unknown' } as const };
    const { corrections: later } = reconcile(another, { asked: ['a'], found: [today('a')], voucher });
    expect(withCorrections(earlier, later).map(({ name }) => name)).toEqual(['TAWNY5', 'WELCOME10']);
  });

  it('VCH-5 it is corrected once, by the latest answer', () => {
    const { corrections: earlier } = answered({ state: 'valid', voucher: { ...otherVoucher, value: 300 } });
    const { corrections: later } = answered({ state: 'usedUp' });
    expect(withCorrections(earlier, later)).toMatchObject([{ kind: 'voucherUsedUp', name: 'TAWNY5' }]);
  });

  it('VCH-5 one that was removed during the check does not come back', () => {
    const { voucher, corrections } = reconcile(
      { lines: cart.lines },
      {
        asked: ['a'],
        found: [today('a')],
        voucher: { code: 'TAWNY5', answer: { state: 'valid', voucher: otherVoucher } },
      },
    );
    expect(voucher).toBeUndefined();
    expect(corrections).toEqual([]);
  });
});

describe('CRT-5 corrections that come one after another', () => {
  const price = (from: number, to: number): Correction => ({
    kind: 'priceChanged',
    id: 'a',
    name: 'Bottle a',
    from,
    to,
  });
  const gone: Correction = { kind: 'gone', id: 'a', name: 'Bottle a' };
  const other: Correction = { kind: 'outOfStock', id: 'b', name: 'Bottle b' };

  it('CRT-5 each product is named once, with the price the shopper first saw', () => {
    expect(withCorrections([price(1000, 1200)], [price(1200, 1300)])).toEqual([price(1000, 1300)]);
    expect(withCorrections([price(1000, 1200), other], [gone])).toEqual([other, gone]);
  });

  it('CRT-5 a price that has returned to its old value is no change', () => {
    expect(withCorrections([price(1000, 1200), other], [price(1200, 1000)])).toEqual([other]);
  });

  it('CRT-5 a product that is added again after it was removed has no earlier correction', () => {
    expect(withCorrections([gone], [price(900, 950)])).toEqual([price(900, 950)]);
  });
});

describe('CRT-5 VCH-5 a correction goes with what it speaks of', () => {
  const price: Correction = { kind: 'priceChanged', id: 'a', name: 'Bottle a', from: 1000, to: 1200 };
  const soldOut: Correction = { kind: 'outOfStock', id: 'b', name: 'Bottle b' };
  const cheaper: Correction = { kind: 'voucherChanged', id: 'voucher TAWNY5', name: 'TAWNY5', to: otherVoucher };
  const corrections = [price, soldOut, cheaper];

  it('CRT-5 VCH-5 all of it is said while line and voucher are there', () => {
    const cart = { lines: [sampleLine('a')], voucher: otherVoucher };
    expect(withOwnCorrections({ corrections }, cart)).toEqual({ ...cart, corrections });
  });

  it('CRT-5 a price is not spoken of once its line has been removed; what was taken out before is', () => {
    const cart = { lines: [sampleLine('c')], voucher: otherVoucher };
    expect(withOwnCorrections({ corrections }, cart).corrections).toEqual([soldOut, cheaper]);
  });

  it('VCH-5 what a voucher takes off is not spoken of once it, or it alone, has been removed', () => {
    const lines = [sampleLine('a')];
    expect(withOwnCorrections({ corrections }, { lines }).corrections).toEqual([price, soldOut]);
    const another = { lines, voucher: { ...otherVoucher, code: 'WELCOME10' } };
    expect(withOwnCorrections({ corrections }, another).corrections).toEqual([price, soldOut]);
  });
});

describe('CHK-7 whether the cart has changed since it was looked at', () => {
  const known = [sampleLine('a', 1, 1000), sampleLine('b', 1, 1000)];

  it.each([
    ['other quantities, or fewer lines', [sampleLine('b', 7, 1000)], false],
    ['another price', [sampleLine('a', 1, 1200)], true],
    ['another bottle at the same price', [sampleLine('c', 1, 1000)], true],
    ['nothing', [], false],
  ] as const)('CHK-7 %s: %s', (_, lines, isOther) => {
    expect(hasOtherOffers(lines, known)).toBe(isOther);
  });
});
