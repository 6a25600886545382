import { describe, expect, it } from 'vitest';
import { availabilityOf, NO_ANSWER } from '#machines/domain/catalogue-answer.ts';
import { sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import { soldOut } from '#machines/saved-offers/checked-bottles.ts';
import { checkedSamples } from '#machines/saved-offers/saved-offers.samples.ts';

describe("SAV-4 the catalogue's answer about saved bottles", () => {
  it('SAV-4 alternatives are for the bottles that are out of stock', () => {
    expect(soldOut(checkedSamples.oneSoldOut)).toEqual([soldOutBottle]);
  });

  it.each([
    ['inStock', checkedSamples.oneSoldOut, sampleBottle.id],
    ['outOfStock', checkedSamples.oneSoldOut, soldOutBottle.id],
    ['gone', checkedSamples.oneGone, soldOutBottle.id],
    ['unknown', checkedSamples.oneGone, 'saved-meanwhile'],
    ['unknown', NO_ANSWER, sampleBottle.id],
    ['inStock', { asked: [], found: [sampleBottle] }, sampleBottle.id],
  ] as const)('SAV-4 a bottle is %s: %#', (availability, checked, id) => {
    expect(availabilityOf(checked, id)).toBe(availability);
  });
});
