import { describe, expect, it } from 'vitest';
import { choiceText } from '#machines/domain/filter-table.ts';
import { parseQuery } from '#machines/domain/product-query.ts';
import { STRENGTHS, strengthOf } from '#machines/domain/strength.ts';

describe('PRD-14 strength', () => {
  it.each([
    [0, 'low'],
    [0.5, 'low'],
    [1.2, 'low'],
    [1.3, 'light'],
    [5, 'light'],
    [10, 'light'],
    [12.5, 'medium'],
    [22, 'medium'],
    [37.5, 'strong'],
    [42, 'strong'],
    [42.1, 'very-strong'],
    [58.1, 'very-strong'],
    [100, 'very-strong'],
  ])('PRD-14 a drink of %s%% is %s', (alcoholContent, strength) => {
    expect(strengthOf({ category: 'gin', alcoholContent })).toBe(strength);
  });

  it('PRD-14 a product that is no drink is not low in alcohol', () => {
    for (const category of ['nuts', 'decanters', 'shakers']) {
      expect(strengthOf({ category, alcoholContent: 0 })).toBeNull();
    }
    expect(strengthOf({ category: 'juice', alcoholContent: 0 })).toBe('low');
  });

  it('PRD-14 is read from an address in any case, and nonsense is none', () => {
    expect(parseQuery('?strength=LOW').strength).toBe('low');
    expect(choiceText('strength', 'low')).toBe('Low and no alcohol');
    for (const text of ['', 'constructor']) expect(parseQuery(`?strength=${text}`).strength).toBeNull();
  });

  it('PRD-14 each band is above the one before', () => {
    const ends = STRENGTHS.map(({ upTo }) => upTo);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  });
});
