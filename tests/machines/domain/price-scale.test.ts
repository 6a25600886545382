import { describe, expect, it } from 'vitest';
import { PRICE_SCALE } from '#machines/domain/price-scale.ts';

const { placeOf, valueAt } = PRICE_SCALE;
const PRICES = Array.from({ length: 501 }, (_, price) => price);

describe("PRD-14 the price slider's scale", () => {
  it('PRD-14 gives £0 to £50 half its length', () => {
    expect([0, 25, 50].map(placeOf)).toEqual([0, 25, 50]);
    expect([0, 50, 100].map(valueAt)).toEqual([0, 50, 500]);
    expect(placeOf(500)).toBe(100);
  });

  it('PRD-14 a higher price is further along', () => {
    for (const price of PRICES.slice(1)) expect(placeOf(price)).toBeGreaterThan(placeOf(price - 1));
  });

  it('PRD-14 to the pound up to £50, to five pounds above, within the ends', () => {
    for (const price of PRICES.filter((one) => one <= 50 || one % 5 === 0)) expect(valueAt(placeOf(price))).toBe(price);
    for (const price of PRICES) expect(Math.abs(valueAt(placeOf(price)) - price)).toBeLessThanOrEqual(2.5);
  });
});
