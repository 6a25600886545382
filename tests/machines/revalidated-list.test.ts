import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { queryKey, withPage } from '#machines/catalogue/remembered-lists.ts';
import { withoutRevalidation, withRevalidated } from '#machines/catalogue/revalidated-list.ts';
import { samplePage, sampleProducts } from '#tests/support/sample-products.ts';

const counts = { type: { any: 2, of: { Dry: 2 } } };
const facets = { type: { any: 3, of: { Sloe: 3 } } };
/** A prerendered list of two pages, with two products each. */
const list = { ...withPage(null, samplePage(sampleProducts('a', 'b', 'c', 'd'), 4, 2, 2)), isPrerendered: true };
const empty = { ...createActor(catalogueMachine).getSnapshot().context, counts };
const context = { ...empty, list };

describe('API-5 today the first page of a prerendered list is another', () => {
  it.each([
    ['one has come and one has gone: the further page follows', ['a', 'x'], 4, ['a', 'x', 'c', 'd']],
    ['one of the further page has moved to it: it is shown once', ['c', 'a'], 4, ['c', 'a', 'd']],
    ['fewer are found: there are no more than today', ['a', 'x'], 3, ['a', 'x', 'c']],
  ])('API-5 PRD-12 %s', (_, today, total, shown) => {
    const { list: renewed, remembered } = withRevalidated(context, samplePage(sampleProducts(...today), total, 1, 2));
    expect(renewed?.products.map(({ id }) => id)).toEqual(shown);
    expect(renewed).toMatchObject({ total, page: 2, isPrerendered: false });
    expect(remembered).toEqual([{ key: queryKey(context.query), list: renewed }]);
  });

  it('API-5 PRD-14 the counts beside the filters are those of today, and stay where there are none', () => {
    const today = samplePage(sampleProducts('a', 'b'), 4, 1, 2);
    expect(withRevalidated(context, { ...today, facets }).counts).toEqual(facets);
    expect(withRevalidated(context, today).counts).toEqual(counts);
  });
});

describe('API-5 a check that changes nothing', () => {
  it('API-5 the list stays where the check has failed, and is not checked again', () => {
    expect(withoutRevalidation(context).list).toEqual({ ...list, isPrerendered: false });
  });

  it('API-5 where there is no list, none comes of it', () => {
    expect(withRevalidated(empty, samplePage(sampleProducts('a')))).toEqual({});
    expect(withoutRevalidation(empty)).toEqual({});
  });
});
