import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { RememberedLists } from '#machines/catalogue/catalogue.events.ts';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import {
  firstAdded,
  hasNextPage,
  queryKey,
  recalled,
  rememberedList,
  withList,
  withPage,
} from '#machines/catalogue/remembered-lists.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { samplePage, sampleProducts } from '#tests/support/sample-products.ts';

const query = (search: string) => ({ ...DEFAULT_QUERY, search });
const list = (...ids: string[]) => withPage(null, samplePage(sampleProducts(...ids)));

describe('RTE-5 lists seen lately', () => {
  it('RTE-5 a list is found by its query, however that was written', () => {
    const lists = withList([], { ...DEFAULT_QUERY, category: 'gin' }, list('a'));
    expect(rememberedList(lists, { ...DEFAULT_QUERY, category: 'gin' })).toEqual(list('a'));
    expect(rememberedList(lists, DEFAULT_QUERY)).toBeNull();
    expect(queryKey(query('a'))).not.toBe(queryKey(query('b')));
  });

  it('RTE-5 a list seen again takes the place of the former', () => {
    const lists = withList(withList([], query('a'), list('a')), query('a'), list('a', 'b'));
    expect(lists).toHaveLength(1);
    expect(rememberedList(lists, query('a'))?.products).toHaveLength(2);
  });

  it('RTE-5 the twenty latest are stored; one seen again counts as the latest', () => {
    let lists: RememberedLists = [];
    for (let index = 0; index < 20; index += 1) lists = withList(lists, query(`q${index}`), list('a'));
    lists = withList(lists, query('q0'), list('b'));
    expect(lists).toHaveLength(20);
    lists = withList(lists, query('q20'), list('a'));
    expect(lists).toHaveLength(20);
    expect(rememberedList(lists, query('q0'))).not.toBeNull();
    expect(rememberedList(lists, query('q1'))).toBeNull();
    expect(rememberedList(lists, query('q2'))).not.toBeNull();
  });
});

describe('RTE-5 PRD-14 the counts beside the filters of a list shown again', () => {
  const counts = { type: { any: 2, of: { Dry: 2 } } };
  const facets = { type: { any: 3, of: { Sloe: 3 } } };
  const context = { ...createActor(catalogueMachine).getSnapshot().context, counts };

  it.each([
    ['are its own', { ...list('a'), facets }, facets],
    ['stay where it has none', list('a'), counts],
    ['stay where there is no list', null, counts],
  ])('RTE-5 PRD-14 %s', (_, again, shown) => {
    expect(recalled(context, again)).toEqual({ list: again, firstNew: null, counts: shown });
  });
});

describe('PRD-12 page by page', () => {
  it('PRD-12 API-5 a first page is no part of the prerendered page, and its first product is new', () => {
    expect(list('a', 'b').isPrerendered).toBe(false);
    expect(firstAdded(null, samplePage(sampleProducts('a', 'b')))).toBe('a');
  });

  it('PRD-12 a further page is joined to the list', () => {
    const first = withPage(null, samplePage(sampleProducts('a', 'b'), 4, 1));
    const both = withPage(first, samplePage(sampleProducts('c', 'd'), 4, 2));
    expect(both.products.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(both).toMatchObject({ total: 4, page: 2 });
  });

  it('PRD-12 PRD-13 PRD-14 API-3 what stands beside the products stays, whatever a further page says of it', () => {
    const beside = {
      best: sampleProducts('a'),
      instead: { text: 'gin', products: sampleProducts('d') },
      outOfStock: 3,
      facets: { category: { any: 4, of: { gin: 4 } } },
    } as const;
    const first = withPage(null, { ...samplePage(sampleProducts('a', 'b'), 4, 1), ...beside });
    const nothing = { best: undefined, instead: undefined, outOfStock: undefined, facets: undefined };
    expect(withPage(first, { ...samplePage(sampleProducts('c'), 4, 2), ...nothing })).toMatchObject(beside);
  });

  it.each([
    [0, 1, false],
    [23, 1, false],
    [24, 1, false],
    [25, 1, true],
    [48, 1, true],
    [48, 2, false],
  ])('PRD-12 of %d products there is more after page %d: %s', (total, page, isMore) => {
    expect(hasNextPage(withPage(null, samplePage([], total, page, 24)))).toBe(isMore);
  });

  it('PRD-12 a product that moved between two pages is not shown twice; the later total counts', () => {
    const first = withPage(null, samplePage(sampleProducts('a', 'b'), 4, 1));
    const both = withPage(first, samplePage(sampleProducts('b', 'c'), 3, 2));
    expect(both.products.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(both.total).toBe(3);
  });
});
