import { describe, expect, it } from 'vitest';
import { listed, NAMES } from '#machines/domain/choice-values.ts';

describe('PRD-14 a filter with values of its own', () => {
  const VALUES = [
    { id: 'low', name: 'Up to 20%' },
    { id: 'strong', name: 'From 50%' },
  ];

  it('PRD-14 reads its values in whatever letters, and no others', () => {
    expect(['low', 'STRONG', 'Low', 'lo', '', 'constructor'].map(listed(VALUES).read)).toEqual([
      ...['low', 'strong', 'low', null, null, null],
    ]);
  });

  it('PRD-14 names them, and offers all of them, whatever is found', () => {
    const strengths = listed(VALUES);
    expect(['strong', 'unknown'].map(strengths.nameOf)).toEqual(['From 50%', 'unknown']);
    expect(strengths.offered([])).toEqual(['low', 'strong']);
    expect(strengths.rule).toBe('one of low, strong');
  });
});

describe('PRD-14 a filter with the names of the catalogue', () => {
  it('PRD-14 takes any name, and offers those that are found, in order', () => {
    expect(['Single Malt', ''].map(NAMES.read)).toEqual(['Single Malt', null]);
    expect(NAMES.nameOf('Écosse')).toBe('Écosse');
    const found = ['Islay', 'Écosse', 'Campbeltown'];
    expect(NAMES.offered(found)).toEqual(['Campbeltown', 'Écosse', 'Islay']);
    expect(found).toEqual(['Islay', 'Écosse', 'Campbeltown']);
  });
});
