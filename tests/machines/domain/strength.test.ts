import { describe, expect, it } from 'vitest';
import { STRENGTH_IDS, strengthNamed } from '#machines/domain/product-query.ts';
import { STRENGTHS, strengthName, strengthOf } from '#machines/domain/strength.ts';

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

  it('PRD-14 what is no drink is not low in alcohol', () => {
    for (const category of ['nuts', 'decanters', 'shakers']) {
      expect(strengthOf({ category, alcoholContent: 0 })).toBeNull();
    }
    expect(strengthOf({ category: 'juice', alcoholContent: 0 })).toBe('low');
  });

  it('PRD-14 is read from an address in any case, and nonsense is none', () => {
    expect(strengthNamed('LOW')).toBe('low');
    expect(strengthName('low')).toBe('Low and no alcohol');
    expect([null, '', 'constructor'].map(strengthNamed)).toEqual([null, null, null]);
  });

  it('PRD-14 every band that can be asked for is one of strength, in order', () => {
    expect(STRENGTHS.map(({ id }) => id)).toEqual(STRENGTH_IDS);
  });
});
