import * as v from 'valibot';
import { brands, products } from '#mocks/catalogue.ts';
import { type ApiProduct, indexCatalogue, searchCatalogue } from '#mocks/catalogue-search.ts';
import { CriteriaSchema } from '#mocks/handlers/product-criteria.ts';
import type { Target } from './target.ts';

export const COUNTS = [100, 1000, 10_000, 100_000] as const;

/** Milliseconds of the processor, for the start and then for each kind of request, without the network. */
export type ScaleFigure = 'start' | 'page' | 'filter' | 'search' | 'no match';
type Sample = Record<ScaleFigure, number>;

const REQUESTS = {
  page: {},
  filter: { category: 'whisky', inStock: 'true' },
  search: { search: 'navy' },
  'no match': { search: 'nothing of that name' },
} as const;

/** The shop's catalogue over and over, each product with an id and a name of its own. */
const catalogueOf = (count: number): ApiProduct[] =>
  Array.from({ length: count }, (_, place) => {
    const product = products[place % products.length];
    if (!product) throw new Error('The catalogue is empty.');
    return { ...product, id: `${product.id}-${place}`, name: `${product.name} No. ${place}` };
  });

function timeOf<Result>(act: () => Result): [number, Result] {
  const start = performance.now();
  const result = act();
  return [performance.now() - start, result];
}

/** The shop's mock API: its catalogue made ready, and its own search, up to the text of the answer. */
function shopSample(catalogue: readonly ApiProduct[]): Sample {
  const [start, index] = timeOf(() => indexCatalogue(catalogue, brands));
  const ask = (query: Readonly<Record<string, string>>) =>
    timeOf(() => JSON.stringify(searchCatalogue(index, v.parse(CriteriaSchema, query))))[0];
  return {
    start,
    page: ask(REQUESTS.page),
    filter: ask(REQUESTS.filter),
    search: ask(REQUESTS.search),
    'no match': ask(REQUESTS['no match']),
  };
}

/** The limit: names in lower case, and one walk over the list. */
function limitSample(catalogue: readonly ApiProduct[]): Sample {
  const PAGE = 24;
  const [start, names] = timeOf(() => catalogue.map(({ name }) => name.toLowerCase()));
  const ask = (holds: (product: ApiProduct, place: number) => boolean) =>
    timeOf(() => {
      const found = catalogue.filter(holds);
      return JSON.stringify({ products: found.slice(0, PAGE), total: found.length });
    })[0];
  return {
    start,
    page: ask(() => true),
    filter: ask(({ category, inStock }) => category === REQUESTS.filter.category && inStock),
    search: ask((_, place) => names[place]?.includes(REQUESTS.search.search) === true),
    'no match': ask((_, place) => names[place]?.includes(REQUESTS['no match'].search) === true),
  };
}

/** What each number of products costs once, for the limit and for the shop. */
export function scaleSamples(): Readonly<Record<Target['name'], ReadonlyMap<number, Sample>>> {
  const catalogues = COUNTS.map((count) => [count, catalogueOf(count)] as const);
  return {
    limit: new Map(catalogues.map(([count, catalogue]) => [count, limitSample(catalogue)])),
    shop: new Map(catalogues.map(([count, catalogue]) => [count, shopSample(catalogue)])),
  };
}
