import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { brandOffers, choiceOffers, countOfCategory } from '#machines/catalogue/filter-offers.ts';
import { CATEGORY_IDS, categoryPages, SECTIONS } from '#machines/domain/categories.ts';
import { byChoice, CHOICES, COUNTED_FILTERS } from '#machines/domain/filter-table.ts';
import { orderHref } from '#machines/domain/order.ts';
import { type ProductPage, productHref } from '#machines/domain/product.ts';
import { PRICE_RANGE, type ProductQuery, parseQuery, queryHref, SORTS } from '#machines/domain/product-query.ts';
import { type Address, ARTICLE_PATHS, PAGE_NAMES, PAGES, type Route, routeOf } from '#machines/domain/routes.ts';
import { STRENGTHS } from '#machines/domain/strength.ts';
import type { NavigationEvent, ScrollTarget } from '#machines/navigation/navigation.events.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import { factsOf, faultsOf } from '#tests/support/observed.ts';
import { samplePage } from '#tests/support/sample-products.ts';
import { writeSampleSite } from '#tests/support/sample-site.ts';
import { startShop } from '#tests/support/start-shop.ts';
import { decodedPath, type PageRules, pageAt, pageRules, spellingOf } from '#tools/demo-server/pages.ts';
import { holds, holdsInTime } from './fuzz.ts';
import { oddText } from './odd-values.ts';

const price = fc.oneof(fc.double(), fc.double({ min: -10, max: 510 }), fc.integer({ min: -1, max: 501 })).map(String);
const words = fc.constantFrom('marl-and-bine', 'Glen Averne', '  gin ');
/** What each parameter is for, and one that means nothing. */
const VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  category: fc.constantFrom(...Object.keys(categoryPages()), 'GIN', 'Whisky '),
  section: fc.constantFrom(...SECTIONS.map(({ id }) => id)),
  brand: words,
  ...byChoice(() => words),
  age: fc.constantFrom('12', '20-months', '12 years', '012', '1e9', 'abc'),
  strength: fc.constantFrom(...STRENGTHS.map(({ id }) => id), 'LOW'),
  search: fc.constantFrom('peat', 'single malt', 'Château d’Orvelle'),
  min: price,
  max: price,
  stock: fc.constantFrom('all', 'in'),
  sort: fc.constantFrom(...SORTS, 'NAME'),
  order: fc.constantFrom('asc', 'desc', 'DESC'),
  utm_source: fc.constant('mail'),
};
const SEGMENTS = [
  ...PAGES.map(({ path }) => path.slice(1)),
  ...ARTICLE_PATHS.flatMap((path) => path.split('/').slice(1)),
  ...Object.keys(categoryPages()),
  ...['products', 'product', 'Products', 'GIN', 'TR-2026-4F7K2M', 'glen-averne', '__proto__'],
];

const encoded = oddText.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?')));
/** Parts of an address around a slash that is encoded. */
const joined = fc
  .tuple(fc.constantFrom(...SEGMENTS), fc.constantFrom('%2F', '%2f', '%252F'))
  .map(([before, slash]) => `${before}${slash}`);
const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...SEGMENTS) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.oneof(joined, fc.constantFrom('%2F', '%2f')), fc.constantFrom('', ...SEGMENTS))
      .map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: encoded },
  { weight: 1, arbitrary: oddText },
);
/** Known pages, odd ones, and known ones with an odd end. */
const anyPath = fc.oneof(
  { weight: 4, arbitrary: fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`) },
  { weight: 2, arbitrary: fc.constant('/products') },
  { weight: 2, arbitrary: segment.map((last) => `/products/${last}`) },
  { weight: 1, arbitrary: oddText },
);
const parameter = fc
  .oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Object.entries(VALUES)) },
    { weight: 1, arbitrary: encoded.map((name) => [name, oddText] as const) },
  )
  .chain(([name, values]) => fc.tuple(fc.constant(name), fc.oneof({ weight: 2, arbitrary: values }, oddText)));
const anySearch = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(parameter, { maxLength: 8 }).map((all) => `?${new URLSearchParams(all)}`),
  },
  {
    weight: 2,
    arbitrary: fc.array(parameter, { maxLength: 3 }).map((all) => `?${all.map((one) => one.join('=')).join('&')}`),
  },
  { weight: 1, arbitrary: oddText },
);

/** An address as a browser has it: it has resolved dots and encoded what an address does not hold. */
const url = fc.tuple(anyPath, anySearch, fc.oneof(fc.constant(''), oddText)).map(([pathname, query, hash]) => {
  const parsed = new URL('http://shop.test');
  parsed.pathname = pathname;
  parsed.search = query;
  parsed.hash = hash;
  return parsed;
});
const address: fc.Arbitrary<Address> = url.map(({ pathname, search: query }) => ({ path: pathname, search: query }));

/** The address that the shop itself writes for a page; null for none. */
function hrefOf(route: Route): string | null {
  switch (route.name) {
    case 'products':
      return queryHref(route.query);
    case 'product':
      return route.category === null
        ? `/products/${encodeURIComponent(route.id)}`
        : productHref({ id: route.id, category: route.category });
    case 'productPlaceholder':
      return `/product/${encodeURIComponent(route.id)}`;
    case 'order':
      return orderHref(route.number);
    case 'article':
      return route.path;
    default:
      return PAGES.find(({ name }) => name === route.name)?.path ?? null;
  }
}

function routeAt(href: string): Route {
  const { pathname, search: query } = new URL(href, 'http://shop.test');
  return routeOf({ path: pathname, search: query });
}

const COUNTS = { any: 3, of: { gin: 2, whisky: 1 } };
const COUNTED_PAGE: ProductPage = {
  ...samplePage([]),
  facets: Object.fromEntries(COUNTED_FILTERS.map((name) => [name, COUNTS])),
};
const FACETS = { categories: [], brands: [{ id: 'gin', name: 'Gin', description: '', logoUrl: '' }] };

const chosen = fc.constantFrom('category', 'brand', ...CHOICES.map(({ name }) => name));

/** PRD-2, PRD-4, PRD-9, PRD-13 to PRD-16: what a filter can be. */
function expectWithinRanges(query: ProductQuery): void {
  const { category, section, brand, age, strength, minPrice, maxPrice } = query;
  const texts = [brand, ...CHOICES.map(({ name }) => query[name])];
  expect([null, 'spirits', ...CATEGORY_IDS]).toContain(category);
  expect([null, ...SECTIONS.map(({ id }) => id)]).toContain(section);
  expect([null, ...STRENGTHS.map(({ id }) => id)]).toContain(strength);
  expect(age ?? '1').toMatch(/^[1-9]\d{0,2}(?:-months)?$/);
  for (const text of texts) expect(text).not.toBe('');
  for (const text of [...texts, query.search]) {
    expect([...(text ?? '')].length).toBeLessThanOrEqual(100);
    expect(text ?? '').toBe((text ?? '').trim());
    expect(text ?? '').not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
  expect(Number.isInteger(minPrice)).toBe(true);
  expect(minPrice).toBeGreaterThanOrEqual(PRICE_RANGE.min);
  expect(maxPrice).toBeGreaterThanOrEqual(minPrice);
  expect(maxPrice).toBeLessThanOrEqual(PRICE_RANGE.max);
  expect(maxPrice).toBe(Number(maxPrice.toFixed(2)));
  expect([true, false]).toContain(query.includeOutOfStock);
  expect(query.search === '' ? SORTS.filter((sort) => sort !== 'best') : SORTS).toContain(query.sortBy);
  expect(['asc', 'desc']).toContain(query.sortOrder);
}

describe('RTE-5 any address', () => {
  it('RTE-1 RTE-5 is read as a page of the shop or as no page, whatever it holds', () => {
    holds(
      fc.property(fc.oneof(address, fc.record({ path: anyPath, search: anySearch })), (odd) => {
        expect(PAGE_NAMES).toContain(routeOf(odd).name);
      }),
    );
  });

  it('PRD-9 RTE-1 leads to the same page by the address that the shop writes for it', () => {
    holds(
      fc.property(address, (odd) => {
        const route = routeOf(odd);
        const href = hrefOf(route);
        expect(href === null).toBe(route.name === 'notFound');
        if (href === null) return;
        expect(routeAt(href)).toEqual(route);
        expect(hrefOf(routeAt(href))).toBe(href);
      }),
    );
  });

  it('PRD-9 gives filters within their ranges, and the same ones after a reload', () => {
    holds(
      fc.property(anySearch, fc.oneof(fc.constant(null), segment), (odd, category) => {
        const query = parseQuery(odd, category);
        expectWithinRanges(query);
        expect(parseQuery(queryHref(query).slice('/products'.length))).toEqual(query);
      }),
    );
  });
});

describe('RTE-6 a server', () => {
  let rules: PageRules;
  beforeAll(async () => {
    const site = await writeSampleSite();
    rules = pageRules(site.pages);
    site.remove();
  });

  it('RTE-6 RTE-7 answers as not found what the shop does not find, and no other address', () => {
    holds(
      fc.property(address, (odd) => {
        const plain = decodedPath(odd.path);
        if (plain !== null && spellingOf(rules, plain) !== null) return;
        const isPage = plain !== null && pageAt(rules, plain, odd.search.length > 1) !== null;
        expect(isPage).toBe(routeOf(odd).name !== 'notFound');
      }),
    );
  });

  it('RTE-6 redirects an address once at most, and never to another host', () => {
    holds(
      fc.property(address, ({ path: pathname }) => {
        const plain = decodedPath(pathname);
        const right = plain === null ? null : spellingOf(rules, plain);
        if (right === null) return;
        expect(new URL(right, 'http://shop.test').href).toBe(`http://shop.test${right}`);
        expect(spellingOf(rules, right)).toBeNull();
        expect(pageAt(rules, right, false)).not.toBeNull();
      }),
    );
  });
});

const move = fc.record({
  to: url,
  kind: fc.constantFrom('push', 'replace', 'pop'),
  preserveScroll: fc.boolean(),
  smoothScroll: fc.boolean(),
  leftAt: fc.nat({ max: 100_000 }),
  key: fc.oneof(fc.constantFrom('first', 'list'), oddText),
  ms: fc.constantFrom(0, 500, 2000),
});

describe('RTE-5 the history', () => {
  it('RTE-5 of any addresses leaves the navigation working, and it reports each page', () => {
    holds(
      fc.property(url, fc.array(move, { maxLength: 12 }), (first, moves) => {
        const clock = new SimulatedClock();
        const navigation = createActor(
          navigationMachine.provide({
            actors: {
              watchHistory: fromCallback<NavigationEvent>(() => {}),
              seekPosition: fromCallback<NavigationEvent, ScrollTarget>(() => {}),
              seekFragment: fromCallback<NavigationEvent, { fragment: string }>(() => {}),
            },
            actions: {
              changeHistory: () => {},
              labelEntry: () => {},
              storePositions: () => {},
              scrollAsFarAsPossible: () => {},
            },
          }),
          { clock },
        );
        const faults = faultsOf(navigation);
        const facts = factsOf(navigation);
        navigation.start();
        const entryOf = ({ pathname, search: query, hash }: URL, key: string) => ({
          address: { path: pathname, search: query },
          key,
          fragment: hash,
          pages: 1,
        });
        navigation.send({ type: 'history.read', entry: entryOf(first, 'first'), positions: {}, scrolledTo: 0 });
        for (const { to, ms, key, ...change } of moves) {
          navigation.send({ type: 'history.changed', entry: entryOf(to, key), ...change });
          clock.increment(ms);
        }
        expect(faults).toEqual([]);
        expect(navigation.getSnapshot().status).toBe('active');
        const last = moves.at(-1)?.to ?? first;
        expect(facts.at(-1)?.route).toEqual(routeOf({ path: last.pathname, search: last.search }));
        expect(navigation.getSnapshot().context.target.top).toBeGreaterThanOrEqual(0);
      }),
      2,
    );
  });

  it('PRD-9 PRD-14 a filter that an address names has a count beside it, or none', async () => {
    await holdsInTime(
      fc.asyncProperty(chosen, oddText, async (name, text) => {
        const { shop, faults, lists, facets, hydrate, flow } = startShop({
          at: `/products?${new URLSearchParams({ [name]: text })}`,
        });
        hydrate();
        await lists.latest().answer(COUNTED_PAGE);
        await facets.latest().answer(FACETS);
        const catalogue = flow('catalogue').getSnapshot();
        const offers = [...CHOICES.flatMap((choice) => choiceOffers(catalogue, choice)), ...brandOffers(catalogue)];
        const counts = [
          ...offers.map(({ count }) => count),
          countOfCategory(catalogue, catalogue.context.query.category),
        ];
        expect(counts.filter((count) => !(count === undefined || Number.isInteger(count)))).toEqual([]);
        expect(faults).toEqual([]);
        shop.stop();
      }),
      20,
    );
  });

  it('RTE-1 RTE-5 of any addresses leaves the whole shop working, on the page that the last one names', () => {
    holds(
      fc.property(url, fc.array(move, { maxLength: 6 }), (first, moves) => {
        const { shop, faults, clock, hydrate, go } = startShop({ at: first.href });
        hydrate();
        for (const { to, kind, ms } of moves) {
          go(to.href, kind);
          clock.increment(ms);
        }
        const last = moves.at(-1)?.to ?? first;
        expect(faults).toEqual([]);
        expect(shownPage(shop.getSnapshot())).toBe(routeOf({ path: last.pathname, search: last.search }).name);
        shop.stop();
      }),
      20,
    );
  });
});
