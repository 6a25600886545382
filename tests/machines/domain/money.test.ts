import { describe, expect, it } from 'vitest';
import { formatCount, formatPence, formatRoundly, toPence } from '#machines/domain/money.ts';

describe('CRT-3 amounts are whole pence', () => {
  it('CRT-3 every price from £0.00 to £2,000.00 becomes its exact pence', () => {
    for (let pence = 0; pence <= 200_000; pence += 1) {
      if (toPence(Number((pence / 100).toFixed(2))) !== pence) expect.fail(`${pence} pence`);
    }
  });

  it.each([
    [0.1 + 0.2, 30],
    [8.2, 820],
    [44.95, 4495],
    [1_000_000, 100_000_000],
  ])('CRT-3 £%d is %d pence, whatever floating point makes of it', (pounds, pence) => {
    expect(toPence(pounds)).toBe(pence);
  });

  it.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [599, '£5.99'],
    [5000, '£50.00'],
    [123_450, '£1,234.50'],
    [100_000_000, '£1,000,000.00'],
  ])('CRT-3 %d pence read %s', (pence, text) => {
    expect(formatPence(pence)).toBe(text);
  });

  it('CRT-3 a sentence says pence only where there are some', () => {
    expect([5000, 599, 123_400].map(formatRoundly)).toEqual(['£50', '£5.99', '£1,234']);
  });

  it('CRT-3 amounts and counts read as the language itself writes them', () => {
    const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    const counts = new Intl.NumberFormat('en-GB');
    const amounts = Array.from({ length: 20_000 }, (_, at) => [at, at * 997, at ** 2 * 13]).flat();
    for (const amount of amounts) {
      if (formatPence(amount) !== pounds.format(amount / 100)) expect.fail(`${amount} pence: ${formatPence(amount)}`);
      if (formatCount(amount) !== counts.format(amount)) expect.fail(`${amount}: ${formatCount(amount)}`);
    }
    expect(formatPence(-123_456)).toBe(pounds.format(-1234.56));
  });
});

it.each([
  [1.005, 101],
  [2.675, 268],
  [8.345, 835],
  [0.145, 15],
  [1.004, 100],
  [1.0049, 100],
  [44.95, 4495],
  [19.99, 1999],
  [1_000_000, 100_000_000],
])('CAT-e %d pounds are %d pence: half a penny is rounded up', (pounds, pence) => {
  expect(toPence(pounds)).toBe(pence);
});
