import { describe, expect, test, vi } from 'vitest';
import { brands, products } from '#mocks/catalogue.ts';
import { type ApiProduct, type Criteria, indexCatalogue, searchCatalogue } from '#mocks/catalogue-search.ts';

const SIZE = 100_000;
const PAGE_SIZE = 2000;
const defaults = { sortBy: 'name', sortOrder: 'asc', page: 1, pageSize: PAGE_SIZE } as const;

/** A shared machine may be slow; what counts here is that the lists are right. */
vi.setConfig({ testTimeout: 60_000 });

/** The shop's products over and over, each copy with an id and a price of its own. */
function manyProducts(): ApiProduct[] {
  return Array.from({ length: SIZE }, (_, at) => {
    const product = products[at % products.length];
    if (!product) throw new Error('the catalogue is empty');
    const copy = Math.floor(at / products.length);
    return { ...product, id: `${product.id}-${copy}`, price: product.price + copy / 100 };
  });
}

const many = manyProducts();
const index = indexCatalogue(many, brands);
const search = (criteria: Partial<Criteria>) => searchCatalogue(index, { ...defaults, ...criteria });

/** All pages of a list, as 'Show more' asks for them. */
function walk(criteria: Partial<Criteria>): string[] {
  const { total } = search(criteria);
  const pages = Array.from({ length: Math.ceil(total / PAGE_SIZE) }, (_, at) => search({ ...criteria, page: at + 1 }));
  expect(pages.every((page) => page.total === total)).toBe(true);
  return pages.flatMap((page) => page.data.map(({ id }) => id));
}

const sortedIds = (isWanted: (product: ApiProduct) => boolean) =>
  many
    .filter(isWanted)
    .map(({ id }) => id)
    .sort();

describe('a catalogue of 100,000 products', () => {
  test('PRD-12 counts them all and gives a page at a time', () => {
    expect(search({ pageSize: 24 })).toMatchObject({ total: SIZE });
    expect(search({ pageSize: 24 }).data).toHaveLength(24);
    expect(search({ pageSize: 24, page: 4167 }).data).toHaveLength(SIZE - 4166 * 24);
    expect(search({ pageSize: 24, page: 4168 })).toEqual({ data: [], total: SIZE, page: 4168, pageSize: 24 });
  });

  test('PRD-12 pages of a filtered list hold each product that meets the filters once, and no other', () => {
    const found = walk({ category: 'rum', inStock: true, minPrice: 30, maxPrice: 50 });
    const expected = sortedIds(
      ({ category, inStock, price }) => category === 'rum' && inStock && price >= 30 && price <= 50,
    );
    expect(expected.length).toBeGreaterThan(1000);
    expect(new Set(found).size).toBe(found.length);
    expect(found.sort()).toEqual(expected);
  });

  test('PRD-12 pages of a search follow one order, ties by id', () => {
    const found = walk({ search: 'chateau', sortBy: 'name' });
    const expected = many
      .filter(({ brand }) => brand === 'Château Orvelle')
      .sort((a, b) => a.name.localeCompare(b.name, 'en-GB') || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
    expect(found).toEqual(expected);
  });

  test('PRD-12 the dearest come first when asked, on the first page and the last', () => {
    const found = walk({ category: 'wine', sortBy: 'price', sortOrder: 'desc' });
    const expected = many
      .filter(({ category }) => category === 'wine')
      .sort((a, b) => b.price - a.price || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
    expect(found).toEqual(expected);
  });

  test('PRD-12 searching changes nothing in the catalogue', () => {
    const before = search({ sortBy: 'rating', page: 500 });
    search({ search: 'gin', sortBy: 'price' });
    expect(search({ sortBy: 'rating', page: 500 })).toEqual(before);
  });
});

describe('names', () => {
  const named = (id: string, name: string): ApiProduct => ({ ...(products[0] as ApiProduct), id, name });
  const small = indexCatalogue(
    [named('d', 'Zebra'), named('c', 'écru'), named('b', 'Eclipse'), named('a', 'Zebra')],
    [],
  );
  const ids = (sortOrder: 'asc' | 'desc') =>
    searchCatalogue(small, { ...defaults, sortOrder }).data.map(({ id }) => id);

  test('PRD-4 compare in en-GB: accents and capitals do not send a name to the end', () => {
    expect(ids('asc')).toEqual(['b', 'c', 'a', 'd']);
  });

  test('PRD-4 equal names are in the order of their ids in both directions', () => {
    expect(ids('desc')).toEqual(['a', 'd', 'c', 'b']);
  });
});
