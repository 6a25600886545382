import { describe, expect, it } from 'vitest';
import { totalsOf } from '#machines/domain/cart.ts';
import { lineFacts, totalsRows, voucherText } from '#machines/domain/cart-texts.ts';
import { itemsText } from '#machines/domain/count-text.ts';
import { sampleLine } from '#tests/support/sample-products.ts';

describe('CRT-2 the cart in words', () => {
  const rows = (price: number, discount = 0) =>
    totalsRows(totalsOf({ lines: [sampleLine('a', 1, price)], discount })).map(
      ({ term, figure }) => `${term} ${figure}`,
    );

  it('CRT-2 the summary reads subtotal, tax, delivery, total', () => {
    expect(rows(4999)).toEqual(['Subtotal £49.99', 'Tax (8%) £4.00', 'Delivery £5.99', 'Total £59.98']);
    expect(rows(5000)).toEqual(['Subtotal £50.00', 'Tax (8%) £4.00', 'Delivery Free', 'Total £54.00']);
  });

  it('CRT-3 a discount is named only where there is one', () => {
    expect(rows(5000, 100)).toEqual([
      'Subtotal £50.00',
      'Tax (8%) £4.00',
      'Delivery Free',
      'Discount −£1.00',
      'Total £53.00',
    ]);
  });

  it.each([
    [1, 'One item'],
    [2, 'Two items'],
    [12, 'Twelve items'],
    [13, '13 items'],
    [999, '999 items'],
  ])('CRT-2 %d pieces are "%s"', (count, text) => {
    expect(itemsText(count)).toBe(text);
  });

  it('VCH-3 a voucher says what it is worth, and what its minimum still lacks', () => {
    expect(voucherText({ code: 'A', kind: 'percent', value: 10, minimum: 0 }, 0)).toBe('10% off');
    const fivePounds = { code: 'B', kind: 'amount', value: 500, minimum: 3000 } as const;
    expect(voucherText(fivePounds, 3000)).toBe('£5.00 off');
    expect(voucherText(fivePounds, 2850)).toBe('£5.00 off orders of £30 or more: add £1.50 to use it');
  });

  it('PRD-6 a product without alcohol shows no strength', () => {
    const line = sampleLine('a', 2, 2850);
    expect(lineFacts({ ...line, product: { ...line.product, alcoholContent: 27 } })).toBe(
      '700ml · 27% ABV · £28.50 each',
    );
    expect(lineFacts({ ...line, product: { ...line.product, alcoholContent: 0 } })).toBe('700ml · £28.50 each');
  });

  it('PRD-6 a size that is not known is left out', () => {
    const { product, ...line } = sampleLine('a', 2, 2850);
    expect(lineFacts({ ...line, product: { ...product, alcoholContent: 27, volume: '' } })).toBe(
      '27% ABV · £28.50 each',
    );
  });
});
