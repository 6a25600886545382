import { describe, expect, it } from 'vitest';
import { changedQuery } from '#machines/catalogue/query-changes.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';

describe('PRD-2 what a shopper changes of a list', () => {
  it('PRD-2 a changed filter leaves the others', () => {
    const query = { ...DEFAULT_QUERY, search: 'dry' };
    expect(changedQuery(query, { kind: 'filtersSet', changes: { category: 'gin' } })).toEqual({
      ...query,
      category: 'gin',
    });
  });

  it('PRD-9 a category of another section leaves no wrong breadcrumb', () => {
    const query = { ...DEFAULT_QUERY, category: 'gin', section: 'alcoholic' };
    expect(changedQuery(query, { kind: 'filtersSet', changes: { category: 'nuts' } }).section).toBeNull();
    expect(changedQuery(query, { kind: 'filtersSet', changes: { category: 'rum' } }).section).toBe('alcoholic');
  });

  it('PRD-2 thumbs of the slider that have crossed are put in order; a minimum loses its pence (TYP-8)', () => {
    const changed = changedQuery(DEFAULT_QUERY, {
      kind: 'filtersSet',
      changes: { minPrice: 80.4, maxPrice: 20.5 },
    });
    expect(changed).toEqual({ ...DEFAULT_QUERY, minPrice: 20, maxPrice: 80.4 });
  });

  it('PRD-1 a search is trimmed; a blank one changes nothing', () => {
    const query = { ...DEFAULT_QUERY, search: 'dry' };
    expect(changedQuery(query, { kind: 'searched', text: '  peat  ' }).search).toBe('peat');
    for (const text of ['', '   ', '\t\n']) expect(changedQuery(query, { kind: 'searched', text })).toBe(query);
  });

  it('PRD-1 a search of any length is cut as its address cuts it', () => {
    expect(changedQuery(DEFAULT_QUERY, { kind: 'searched', text: 'x'.repeat(10_000) }).search).toBe('x'.repeat(100));
  });

  it('PRD-10 filters are taken off one by one or all at once', () => {
    const query = { ...DEFAULT_QUERY, category: 'gin', brand: 'marl-and-bine', sortBy: 'price' as const };
    expect(changedQuery(query, { kind: 'filterRemoved', name: 'brand' })).toEqual({ ...query, brand: null });
    expect(changedQuery(query, { kind: 'filtersCleared' })).toEqual({ ...DEFAULT_QUERY, sortBy: 'price' });
  });
});
