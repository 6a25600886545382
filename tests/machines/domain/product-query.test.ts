import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS, SECTIONS, sectionOfCategory } from '#machines/domain/categories.ts';
import { byChoice, choiceText, FILTERS } from '#machines/domain/filter-table.ts';
import { activeFilters, withoutFilter, withoutFilters } from '#machines/domain/filters.ts';
import {
  DEFAULT_QUERY,
  highestPrice,
  lowestPrice,
  naturalOrder,
  normalQuery,
  type ProductQuery,
  parseQuery,
  poundsText,
  queryHref,
  rangeFrom,
  rangeUpTo,
  SORTS,
} from '#machines/domain/product-query.ts';
import { choose, seededRandom } from '#tools/chart-tests/engine/seeded-random.ts';

const reread = (query: ProductQuery): ProductQuery => parseQuery(queryHref(query).slice('/products'.length));
const HOSTILE_TEXTS = [
  '',
  ' ',
  '%',
  '%E0%A4%A',
  '&search=x',
  '#top',
  '<script>alert(1)</script>',
  '__proto__',
  'Infinity',
  'NaN',
  '-1',
  '1e308',
  '0x10',
  '12.5',
  '500.4',
  '\u0000',
  '\ud83c',
  '🍷'.repeat(80),
  `${'a'.repeat(99)} b`,
  'x'.repeat(100_000),
];

describe('PRD-3 the default query', () => {
  it('PRD-3 in stock only, by name, ascending, the full price range', () => {
    expect(parseQuery('')).toEqual(DEFAULT_QUERY);
    expect(DEFAULT_QUERY).toMatchObject({
      includeOutOfStock: false,
      sortBy: 'name',
      sortOrder: 'asc',
      minPrice: 0,
      maxPrice: 500,
    });
  });

  it('PRD-9 the default query has the bare address', () => {
    expect(queryHref(DEFAULT_QUERY)).toBe('/products');
  });

  it('PRD-3 the best rating and the best match come first, and else the lowest', () => {
    expect(SORTS.map((sort) => [sort, naturalOrder(sort)])).toEqual(
      SORTS.map((sort) => [sort, sort === 'rating' || sort === 'best' ? 'desc' : 'asc']),
    );
  });

  it('PRD-9 a price below nothing, without an end or without figures is ignored', () => {
    for (const price of ['-5', '%20', 'Infinity', 'much']) {
      const { minPrice, maxPrice } = parseQuery(`?min=${price}&max=${price}`);
      expect([minPrice, maxPrice]).toEqual([DEFAULT_QUERY.minPrice, DEFAULT_QUERY.maxPrice]);
    }
  });

  it('PRD-3 either direction can be chosen for every sort', () => {
    for (const sortBy of SORTS) {
      expect(parseQuery(`?search=oak&sort=${sortBy}`).sortOrder).toBe(naturalOrder(sortBy));
      for (const sortOrder of ['asc', 'desc'] as const) {
        expect(parseQuery(`?search=oak&sort=${sortBy}&order=${sortOrder}`)).toMatchObject({ sortBy, sortOrder });
        const query = { ...DEFAULT_QUERY, search: 'oak', sortBy, sortOrder };
        expect(reread(query)).toEqual(query);
      }
    }
  });

  it('PRD-13 without a search there is no best match, so the list is by name', () => {
    for (const text of ['?sort=best', '?sort=best&order=asc', '?search=+&sort=best']) {
      expect(parseQuery(text)).toEqual(DEFAULT_QUERY);
    }
    const best = parseQuery('?search=oak&sort=best&category=gin');
    expect(best).toMatchObject({ search: 'oak', sortBy: 'best', sortOrder: 'desc' });
    expect(withoutFilter(best, 'search')).toEqual({ ...DEFAULT_QUERY, category: 'gin' });
    expect(withoutFilters(best)).toEqual(DEFAULT_QUERY);
    expect(withoutFilter(best, 'category')).toMatchObject({ sortBy: 'best', search: 'oak' });
  });

  it('PRD-14 type, strength and country live in the address, each can be taken off, and nonsense is ignored', () => {
    const query = parseQuery('?type=Single+Malt&strength=STRONG&country=Scotland');
    expect(query).toEqual({ ...DEFAULT_QUERY, type: 'Single Malt', strength: 'strong', country: 'Scotland' });
    expect(queryHref(query)).toBe('/products?type=Single+Malt&strength=strong&country=Scotland');
    expect(parseQuery('?strength=150&type=++&country=')).toEqual(DEFAULT_QUERY);
    expect(activeFilters(query)).toEqual(['type', 'strength', 'country']);
    for (const name of activeFilters(query)) expect(withoutFilter(query, name)).toEqual({ ...query, [name]: null });
  });
});

describe('PRD-15 PRD-16 age and region', () => {
  it('PRD-15 PRD-16 live in the address, and each can be taken off', () => {
    const query = parseQuery('?region=Islay&age=12');
    expect(query).toEqual({ ...DEFAULT_QUERY, age: '12', region: 'Islay' });
    expect(queryHref(query)).toBe('/products?age=12&region=Islay');
    expect(activeFilters(query)).toEqual(['age', 'region']);
    for (const name of activeFilters(query)) expect(withoutFilter(query, name)).toEqual({ ...query, [name]: null });
  });

  it.each([
    ['12', '12'],
    ['12+years', '12'],
    ['12-Years', '12'],
    ['1+year', '1'],
    ['++12++', '12'],
    ['20-months', '20-months'],
    ['20+Months', '20-months'],
    ['1-month', '1-months'],
    ['12&age=18', '12'],
    ['abc&age=18', null],
    ['', null],
    ['abc', null],
    ['constructor', null],
    ['__proto__', null],
    ['1e9', null],
    ['0', null],
    ['012', null],
    ['-12', null],
    ['12.5', null],
    ['1000', null],
    ['Infinity', null],
    ['0x10', null],
    ['XO', null],
    ['12+years+old', null],
  ])('PRD-15 the age of ?age=%s is %j', (text, age) => {
    expect(parseQuery(`?age=${text}`)).toEqual({ ...DEFAULT_QUERY, age });
    expect(reread(parseQuery(`?age=${text}`)).age).toBe(age);
  });

  it.each([
    ['12', '12 years'],
    ['1', '1 year'],
    ['20-months', '20 months'],
    ['1-months', '1 month'],
  ])('PRD-10 PRD-15 the age %s is named %s', (age, name) => {
    expect(choiceText('age', age)).toBe(name);
  });

  it('PRD-16 any text can name a region: one that no product has finds nothing', () => {
    expect(parseQuery('?region=constructor&region=Islay').region).toBe('constructor');
    expect(parseQuery('?region=++&age=').region).toBeNull();
    expect(choiceText('region', 'Los Altos de Jalisco')).toBe('Los Altos de Jalisco');
  });
});

describe('PRD-9 the address says it all', () => {
  it('PRD-9 the parameters of the specification are read', () => {
    expect(parseQuery('?category=Whiskey&section=alcoholic&brand=marl-and-bine&search=peat')).toMatchObject({
      category: 'whisky',
      section: 'alcoholic',
      brand: 'marl-and-bine',
      search: 'peat',
    });
  });

  it('RTE-2 the category of the path comes before that of the query string', () => {
    expect(parseQuery('?category=rum', 'gin').category).toBe('gin');
    expect(parseQuery('?search=dry', 'whiskey')).toEqual({ ...DEFAULT_QUERY, category: 'whisky', search: 'dry' });
  });

  it.each([
    ['?min=10&max=20', 10, 20],
    ['?min=20&max=10', 10, 20],
    ['?min=-5&max=9999', 0, 500],
    ['?min=0&max=0', 0, 0],
    ['?min=500', 500, 500],
    ['?max=0', 0, 0],
    ['?min=12.5&max=99.456', 12, 99.46],
    ['?min=abc&max=', 0, 500],
    ['?min=Infinity&max=-Infinity', 0, 500],
    ['?min=1e308&max=NaN', 500, 500],
    ['?min=10&min=20', 10, 500],
  ])('PRD-4 the prices of %s are %d to %d pounds', (search, minPrice, maxPrice) => {
    expect(parseQuery(search)).toMatchObject({ minPrice, maxPrice });
  });

  it.each([
    ['?category=gin&section=alcoholic', 'alcoholic'],
    ['?category=spirits&section=alcoholic', 'alcoholic'],
    ['?category=whiskey&section=ALCOHOLIC', 'alcoholic'],
    ['?category=gin&section=snacks', null],
    ['?category=nonsense&section=snacks', 'snacks'],
    ['?section=snacks', 'snacks'],
    ['?section=nonsense', null],
  ])('PRD-9 the section of %s is %s: one that does not hold the category is nonsense', (search, section) => {
    expect(parseQuery(search).section).toBe(section);
  });

  it('PRD-9 any value in any parameter gives a query that its own address gives again', () => {
    for (const name of [
      'category',
      'section',
      'brand',
      'age',
      'region',
      'search',
      'min',
      'max',
      'stock',
      'sort',
      'order',
      'other',
    ]) {
      for (const value of HOSTILE_TEXTS) {
        for (const search of [
          `?${name}=${value}`,
          `?${new URLSearchParams({ [name]: value })}`,
          `${name}${value}=${value}`,
        ]) {
          const query = parseQuery(search);
          expect(reread(query), search.slice(0, 80)).toEqual(query);
        }
      }
    }
  });

  it('PRD-9 each of a thousand random queries is the same after a reload', () => {
    const random = seededRandom(20);
    const texts = ['peat', 'a b', "d'Orvelle", 'été', '50%', 'a+b', 'a&b=c', '#', '"', '文', '🍷'];
    for (let round = 0; round < 1000; round += 1) {
      const category = choose(random, [null, 'spirits', ...CATEGORY_IDS]);
      const prices = [Math.round(random() * 500), Math.round(random() * 500)].sort((a, b) => a - b);
      const search = choose(random, ['', ...texts]);
      const query: ProductQuery = {
        category,
        section:
          category === null
            ? choose(random, [null, ...SECTIONS.map(({ id }) => id)])
            : choose(random, [null, sectionOfCategory(category)?.id ?? null]),
        brand: choose(random, [null, ...texts]),
        ...byChoice(({ values }) =>
          choose(random, [null, ...values.offered(['Single Malt', 'Hors d’Âge', '12', '20-months', ...texts])]),
        ),
        search,
        minPrice: prices[0] ?? 0,
        maxPrice: prices[1] ?? 500,
        includeOutOfStock: random() < 0.5,
        sortBy: choose(
          random,
          SORTS.filter((sort) => sort !== 'best' || search !== ''),
        ),
        sortOrder: choose(random, ['asc', 'desc'] as const),
      };
      expect(reread(query)).toEqual(query);
      expect(queryHref(reread(query))).toBe(queryHref(query));
    }
  });

  it('PRD-9 two spellings of one query have one address', () => {
    expect(queryHref(parseQuery('?category=whiskey&sort=NAME&order=asc&min=0&max=500&stock=no'))).toBe(
      '/products?category=whisky',
    );
    expect(queryHref(parseQuery('', 'Whiskey'))).toBe('/products?category=whisky');
  });

  it('PRD-9 a query that no address can hold becomes the nearest possible one', () => {
    const query = normalQuery({
      ...DEFAULT_QUERY,
      category: 'Whiskey',
      minPrice: 300.4,
      maxPrice: 12.6,
      search: '  peat ',
    });
    expect(query).toEqual({ ...DEFAULT_QUERY, category: 'whisky', minPrice: 12, maxPrice: 300.4, search: 'peat' });
    expect(normalQuery({ ...DEFAULT_QUERY, minPrice: Number.NaN, maxPrice: Number.POSITIVE_INFINITY })).toEqual(
      DEFAULT_QUERY,
    );
  });
});

it('TYP-4 PRD-9 a line break in an address becomes a plain space, as in a field of one line', () => {
  expect(parseQuery('?search=single%0Amalt&brand=%0Aa')).toMatchObject({ search: 'single malt', brand: 'a' });
});

describe('PRD-10 filters that can be taken off', () => {
  const all: ProductQuery = {
    ...DEFAULT_QUERY,
    category: 'gin',
    section: 'alcoholic',
    brand: 'marl-and-bine',
    search: 'dry',
    minPrice: 10,
    includeOutOfStock: true,
    sortBy: 'price',
    sortOrder: 'desc',
  };

  it('PRD-10 nothing is set by default; sorting is no filter', () => {
    expect(activeFilters(DEFAULT_QUERY)).toEqual([]);
    expect(activeFilters({ ...DEFAULT_QUERY, sortBy: 'rating', sortOrder: 'desc' })).toEqual([]);
  });

  it('PRD-10 what is set is listed; with a category the section is only its breadcrumb', () => {
    expect(activeFilters(all)).toEqual(['category', 'brand', 'search', 'price', 'stock']);
    expect(activeFilters({ ...all, category: null })).toEqual(['section', 'brand', 'search', 'price', 'stock']);
    expect(activeFilters({ ...DEFAULT_QUERY, maxPrice: 499 })).toEqual(['price']);
  });

  it('PRD-10 taking off one filter leaves the others; taking off all one by one leaves none', () => {
    for (const name of activeFilters(all)) {
      const others = activeFilters(all).filter((other) => other !== name);
      expect(activeFilters(withoutFilter(all, name))).toEqual(others);
    }
    expect(activeFilters(FILTERS.map(({ name }) => name).reduce(withoutFilter, all))).toEqual([]);
    expect(withoutFilter(all, 'category').section).toBeNull();
    expect(withoutFilter(all, 'brand').section).toBe('alcoholic');
  });

  it('PRD-2 Clear Filters removes all filters, and the sorting stays', () => {
    expect(withoutFilters(all)).toEqual({ ...DEFAULT_QUERY, sortBy: 'price', sortOrder: 'desc' });
  });
});

it.each([
  [-1, 0, 0],
  [0, 0, 0],
  [-0.4, 0, 0],
  [20.5, 20, 20.5],
  [20.999, 20, 21],
  [500.4, 500, 500],
  [501, 500, 500],
  [Number.NaN, 7, 7],
  [Number.NEGATIVE_INFINITY, 7, 7],
])('TYP-8 PRD-2 %d as a lower end is %d pounds, as an upper end %d', (value, lowest, highest) => {
  expect(lowestPrice(value, 7)).toBe(lowest);
  expect(highestPrice(value, 7)).toBe(highest);
});

it.each([
  [30, 30, 50],
  [50, 50, 50],
  [60, 60, 500],
])('PRD-10 up to £50, with %d typed as the lower end, is £%d to £%d', (typed, low, high) => {
  expect(rangeFrom(typed, 50)).toEqual([low, high]);
});

it.each([
  [30, 20, 30],
  [20, 20, 20],
  [10, 0, 10],
])('PRD-10 from £20, with %d typed as the upper end, is £%d to £%d', (typed, low, high) => {
  expect(rangeUpTo(20, typed)).toEqual([low, high]);
});

it.each([
  [20, '20'],
  [20.5, '20.50'],
  [1250.25, '1250.25'],
])('TYP-8 %d pounds are written %j', (pounds, text) => {
  expect(poundsText(pounds)).toBe(text);
});
