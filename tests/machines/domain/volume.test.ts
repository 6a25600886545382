import { describe, expect, it } from 'vitest';
import { litresOf, pricePerLitre, unitsOf } from '#machines/domain/product.ts';
import { readVolume } from '#machines/domain/volume.ts';

describe('CAT-a PRD-11 volumes as catalogues write them', () => {
  it.each([
    ['1litre', 1, 1],
    ['1 Litre', 1, 1],
    ['2 Litres', 1, 2],
    ['2.25Ltr', 1, 2.25],
    ['70Cl', 1, 0.7],
    ['70 CL', 1, 0.7],
    ['750ML', 1, 0.75],
    ['500 ml', 1, 0.5],
    ['1.5L', 1, 1.5],
    ['0,7 l', 1, 0.7],
    ['7 dl', 1, 0.7],
    ['0.7\u00a0l', 1, 0.7],
    ['７０ｃｌ', 1, 0.7],
    ['700ml bottle', 1, 0.7],
    ['6 × 330ml', 6, 0.33],
    ['6x330ML', 6, 0.33],
    ['12 x 33cl', 12, 0.33],
    ['4x275ml bottles', 4, 0.275],
    ['24 x 440ml Cans', 24, 0.44],
    ['250ml 10 pack', 10, 0.25],
    ['330ml 4 Pack', 4, 0.33],
    ['330ml (6 pack)', 6, 0.33],
    ['330ml x 6', 6, 0.33],
    ['6 pack 330ml', 6, 0.33],
    ['6-pack of 330ml cans', 6, 0.33],
    ['2.25 Litre Box', 1, 2.25],
    ['5L keg', 1, 5],
    ['6 x 70cl case', 6, 0.7],
  ])('CAT-a %j is %d of %d litres', (text, count, litres) => {
    expect(readVolume(text)).toEqual({ count, litres: expect.closeTo(litres, 10) });
    expect(litresOf(text)).toBeCloseTo(count * litres, 10);
  });

  it.each(['', '100g', 'Set of 4', '1,000ml', '1.000 ml', '0ml', '0 x 330ml', '70', 'litre', '5 lemons', '1l 2l'])(
    'CAT-a %j is no volume',
    (text) => {
      expect(readVolume(text)).toBeNull();
    },
  );

  it('CAT-a price per litre and units follow from it', () => {
    expect(pricePerLitre({ category: 'gin', volume: '2.25Ltr', price: 4500 })).toBe(2000);
    expect(unitsOf({ volume: '4x275ml bottles', alcoholContent: 4 })).toBe(4.4);
  });
});
