import type { InferOutput } from 'valibot';
import { readAge } from '#machines/domain/age.ts';
import type { Brand } from '#machines/domain/brand.ts';
import { expandCategory, sectionCategories } from '#machines/domain/categories.ts';
import { byChoice, type ChoiceName } from '#machines/domain/filter-table.ts';
import { foldText } from '#machines/domain/fold-text.ts';
import type { ProductSchema } from '#machines/domain/product.schema.ts';
import type { SortBy, SortOrder } from '#machines/domain/product-query.ts';
import { strengthOf } from '#machines/domain/strength.ts';
import synonyms from './data/synonyms.json' with { type: 'json' };
import { allow, columnOf } from './search/columns.ts';
import {
  type AllCounts,
  type Columns,
  type Filters,
  type Found,
  facetCounts,
  findProducts,
} from './search/find-products.ts';
import { bestFirst, fewBest, isRanked, matching, type Orders, ordersOf } from './search/orders.ts';
import { type PricedSearch, readPricePhrase } from './search/price-phrase.ts';
import { textsOf } from './search/product-texts.ts';
import { indexTexts, type Meaning, meaningsOf, scoresOf, type TextIndex } from './search/text-search.ts';
import type { Scores } from './search/vocabulary.ts';

/** A product in the format of the API, with prices in pounds. */
export type ApiProduct = InferOutput<typeof ProductSchema>;

/** The parameters of GET /products. An absent parameter limits nothing. */
export type Criteria = { [name in ChoiceName]?: string | undefined } & {
  category?: string | undefined;
  /** Without a category, it limits the list to its section. With one, it only says which page the shopper was on. PRD-9. */
  section?: string | undefined;
  /** A part of the brand's id or name. */
  brand?: string | undefined;
  search?: string | undefined;
  /** Pounds, both ends included. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
  ids?: readonly string[] | undefined;
  sortBy: SortBy;
  sortOrder: SortOrder;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Whether the answer has the counts beside the filters. PRD-14. */
  facets?: boolean | undefined;
};

/** The answer of GET /products. */
export type ListAnswer = {
  data: readonly ApiProduct[];
  total: number;
  page: number;
  pageSize: number;
  /** On the first page of a long list by name: the best matches. PRD-13. */
  best?: readonly ApiProduct[];
  /** On the first page if no product matches: the closest products. PRD-13. */
  instead?: { text: string | null; products: readonly ApiProduct[] };
  /** On the first page if no product in stock matches: how many others do. PRD-13. */
  outOfStock?: number;
  facets?: AllCounts;
};

/** The index of a catalogue: its words and orders are computed once for all searches. PRD-12. */
export type CatalogueIndex = {
  products: readonly ApiProduct[];
  byId: ReadonlyMap<string, ApiProduct>;
  places: ReadonlyMap<string, number>;
  columns: Columns;
  /** The searchable text of each brand: its id and name. */
  brandTexts: readonly (readonly string[])[];
  orders: Orders;
  texts: TextIndex;
};

/** The value of a product for each filter, or null if it has none. */
const CHOICE_VALUES: Readonly<Record<ChoiceName, (product: ApiProduct) => string | null>> = {
  type: ({ type }) => type,
  age: ({ age }) => readAge(age ?? ''),
  strength: strengthOf,
  country: ({ country }) => country ?? null,
  region: ({ region }) => region ?? null,
};

/** Products name their brand; its id is in `brands`. */
export function indexCatalogue(products: readonly ApiProduct[], brands: readonly Brand[]): CatalogueIndex {
  const brandIds = new Map(brands.map(({ id, name }) => [name, id]));
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]));
  const brand = columnOf(products.map((product) => brandIds.get(product.brand) ?? product.brand));
  return {
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    places: new Map(products.map(({ id }, place) => [id, place])),
    columns: {
      size: products.length,
      category: columnOf(products.map(({ category }) => category)),
      brand,
      ...byChoice(({ name }) => columnOf(products.map(CHOICE_VALUES[name]))),
      prices: Float64Array.from(products, ({ price }) => price),
      inStock: Uint8Array.from(products, ({ inStock }) => Number(inStock)),
    },
    brandTexts: brand.values.map((value) => [foldText(value), foldText(brandNames.get(value) ?? value)]),
    orders: ordersOf(products),
    texts: indexTexts(
      products.map((product) => textsOf(product, brandIds.get(product.brand))),
      synonyms,
    ),
  };
}

const isSame = (one: string) => (other: string) => foldText(one) === foldText(other);

function wantedCategories({ category, section }: Criteria): readonly string[] | null {
  if (category) return expandCategory(category);
  return section ? sectionCategories(section) : null;
}

function allowedBy({ columns, brandTexts }: CatalogueIndex, criteria: Criteria): Filters['allowed'] {
  const { brand } = criteria;
  const categories = wantedCategories(criteria);
  const wanted = brand ? foldText(brand) : null;
  return {
    category: categories && allow(columns.category, (value) => categories.includes(value)),
    brand:
      wanted === null
        ? null
        : Uint8Array.from(brandTexts, (texts) => Number(texts.some((text) => text.includes(wanted)))),
    ...byChoice(({ name }) => (criteria[name] ? allow(columns[name], isSame(criteria[name])) : null)),
  };
}

function among({ places, columns }: CatalogueIndex, ids: readonly string[] | undefined): Uint8Array | null {
  if (!ids) return null;
  const wanted = new Uint8Array(columns.size);
  for (const id of ids) {
    const place = places.get(id);
    if (place !== undefined) wanted[place] = 1;
  }
  return wanted;
}

const filtersFor = (index: CatalogueIndex, criteria: Criteria, scores: Scores | null): Filters => ({
  allowed: allowedBy(index, criteria),
  minPrice: criteria.minPrice ?? 0,
  maxPrice: criteria.maxPrice ?? Number.POSITIVE_INFINITY,
  isInStock: criteria.inStock ?? false,
  among: among(index, criteria.ids),
  scores,
});

/** Without a search no product matches best, and products have no dates. Both orders then equal the order by name. PRD-4. */
function* inOrder(index: CatalogueIndex, { sortBy, sortOrder }: Criteria, found: Found, scores: Scores | null) {
  if (sortBy === 'best' && scores) {
    const best = bestFirst(index.orders, found.matches, scores);
    yield* sortOrder === 'desc' ? best : best.toReversed();
    return;
  }
  const known = sortBy === 'newest' || sortBy === 'best' ? 'name' : sortBy;
  const order = sortBy === 'best' ? 'asc' : sortOrder;
  yield* matching(index.orders[`${known} ${order}`], found.matches);
}

function pageOf(places: Iterable<number>, { page, pageSize }: Criteria): number[] {
  const start = (page - 1) * pageSize;
  const taken: number[] = [];
  let at = 0;
  for (const place of places) {
    if (at >= start) taken.push(place);
    at += 1;
    if (taken.length === pageSize) break;
  }
  return taken;
}

/** In a longer list by name the best match is hard to find, so the best matches are named above it. PRD-13. */
const FEW = 8;
const BEST_SHOWN = 4;
const NEAR_SHOWN = 8;

const productsAt = ({ products }: CatalogueIndex, places: readonly number[]): readonly ApiProduct[] =>
  places.flatMap((place) => products[place] ?? []);

/** Without words, every product at a price that the search names matches alike. PRD-5. */
function withinPrice(
  { columns: { prices } }: CatalogueIndex,
  { phrase, minPrice, maxPrice }: PricedSearch,
  scores: Scores | null,
): Scores | null {
  if (!phrase) return scores;
  return Float32Array.from(prices, (price, at) => (price >= minPrice && price <= maxPrice ? (scores?.[at] ?? 1) : 0));
}

function scoresFor(index: CatalogueIndex, search: string): Scores | null {
  const priced = readPricePhrase(search);
  return withinPrice(index, priced, scoresOf(index.texts, priced.words));
}

/** What a search may mean at the price that it names, and then at any price. */
function pricedMeanings(index: CatalogueIndex, search: string): readonly Meaning[] {
  const priced = readPricePhrase(search);
  const meanings = meaningsOf(index.texts, priced.words);
  if (!priced.phrase) return meanings;
  const within = meanings.map(({ text, scores }) => ({
    text: text && `${text} ${priced.phrase}`,
    scores: withinPrice(index, priced, scores) ?? scores,
  }));
  return [...within, ...meanings.map(({ scores }) => ({ text: null, scores }))];
}

/** The products that are closest to a search without matches, whatever the filters are besides stock. */
function instead(index: CatalogueIndex, search: string, criteria: Criteria): NonNullable<ListAnswer['instead']> {
  const { inStock, sortBy, sortOrder, page, pageSize } = criteria;
  const near = (scores: Scores) => {
    const filters = filtersFor(index, { inStock, sortBy, sortOrder, page, pageSize }, scores);
    const { matches } = findProducts(index.columns, filters);
    return productsAt(index, fewBest(index.orders, matches, scores, NEAR_SHOWN));
  };
  const meanings = pricedMeanings(index, search).map(({ text, scores }) => ({ text, products: near(scores) }));
  return meanings.find(({ products }) => products.length > 0) ?? { text: null, products: [] };
}

/** How many products match without the filter of stock. */
const outOfStock = (index: CatalogueIndex, criteria: Criteria, scores: Scores | null): number =>
  findProducts(index.columns, filtersFor(index, { ...criteria, inStock: false }, scores)).total;

/** A brand is chosen by its whole id, because it may be a part of another's. */
function countsByBrand({ columns, brandTexts }: CatalogueIndex, counts: AllCounts): AllCounts {
  const { values } = columns.brand;
  const named = (id: string) =>
    values
      .filter((_, code) => brandTexts[code]?.some((text) => text.includes(foldText(id))))
      .reduce((sum, value) => sum + (counts.brand.of[value] ?? 0), 0);
  return {
    ...counts,
    brand: { ...counts.brand, of: Object.fromEntries(Object.keys(counts.brand.of).map((id) => [id, named(id)])) },
  };
}

function additions(
  index: CatalogueIndex,
  criteria: Criteria,
  found: Found,
  scores: Scores | null,
): Partial<ListAnswer> {
  const { search, inStock, sortBy, page, facets } = criteria;
  if (page !== 1) return {};
  const isLong = found.total > FEW && sortBy === 'name';
  const hasBest = scores !== null && isLong && isRanked(found.matches, scores);
  return {
    ...(hasBest ? { best: productsAt(index, fewBest(index.orders, found.matches, scores, BEST_SHOWN)) } : {}),
    ...(search && found.total === 0 ? { instead: instead(index, search, criteria) } : {}),
    ...(inStock && found.total === 0 ? { outOfStock: outOfStock(index, criteria, scores) } : {}),
    ...(facets ? { facets: countsByBrand(index, facetCounts(index.columns, found)) } : {}),
  };
}

/** One page of the products that meet all criteria, and their total number. PRD-4, PRD-5, PRD-12 to PRD-16. */
export function searchCatalogue(index: CatalogueIndex, criteria: Criteria): ListAnswer {
  const scores = criteria.search ? scoresFor(index, criteria.search) : null;
  const found = findProducts(index.columns, filtersFor(index, criteria, scores));
  return {
    data: productsAt(index, pageOf(inOrder(index, criteria, found, scores), criteria)),
    total: found.total,
    page: criteria.page,
    pageSize: criteria.pageSize,
    ...additions(index, criteria, found, scores),
  };
}
