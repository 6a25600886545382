import { canonicalCategory, expandCategory, sectionById, sectionCategories } from './categories.ts';
import { byChoice, CHOICES, type ChoiceName } from './filter-table.ts';
import { cleanText } from './typed-text.ts';

/** 'best' sorts by the best match, so it needs a search. PRD-13. */
export const SORTS = ['name', 'price', 'rating', 'newest', 'best'] as const;
export type SortBy = (typeof SORTS)[number];
export type SortOrder = 'asc' | 'desc';

/** Ends of the price slider, in pounds. The upper end is open: it hides no higher price. PRD-2. */
export const PRICE_RANGE = { min: 0, max: 500 } as const;

/** The filters, search and order of the list. All of it is in the address. PRD-9. */
export type ProductQuery = Record<ChoiceName, string | null> & {
  category: string | null;
  section: string | null;
  brand: string | null;
  search: string;
  /** Pounds, both ends included, within PRICE_RANGE: the lower end whole, the upper one with its pence. */
  minPrice: number;
  maxPrice: number;
  includeOutOfStock: boolean;
  sortBy: SortBy;
  sortOrder: SortOrder;
};

/** Products in stock, by name, ascending. PRD-3. */
export const DEFAULT_QUERY: ProductQuery = {
  category: null,
  section: null,
  brand: null,
  ...byChoice(() => null),
  search: '',
  minPrice: PRICE_RANGE.min,
  maxPrice: PRICE_RANGE.max,
  includeOutOfStock: false,
  sortBy: 'name',
  sortOrder: 'asc',
};

const MAX_TEXT = 100;

/** The direction where only the order is named: descending for the best match and otherwise ascending. */
export const naturalOrder = (sortBy: SortBy): SortOrder => (sortBy === 'rating' || sortBy === 'best' ? 'desc' : 'asc');

/** Without a search there is no best match, so the default order applies. PRD-13. */
export const sensibleOrder = <Query extends Pick<ProductQuery, 'search' | 'sortBy' | 'sortOrder'>>(
  query: Query,
): Query =>
  query.sortBy === 'best' && query.search === ''
    ? { ...query, sortBy: DEFAULT_QUERY.sortBy, sortOrder: DEFAULT_QUERY.sortOrder }
    : query;

const withinRange = (pounds: number): number => Math.min(PRICE_RANGE.max, Math.max(PRICE_RANGE.min, pounds));

/** The lower end in whole pounds. Rounding down hides no higher price. The fallback is for NaN. TYP-8. */
export const lowestPrice = (value: number, fallback: number): number =>
  Number.isFinite(value) ? withinRange(Math.floor(value)) : fallback;

/** The upper end in pounds and pence. The fallback is for NaN. TYP-8. */
export const highestPrice = (value: number, fallback: number): number =>
  Number.isFinite(value) ? withinRange(Math.round(value * 100) / 100) : fallback;

/** Both ends after the lower one was typed. What was typed counts: a maximum below it is open then. PRD-10. */
export const rangeFrom = (low: number, high: number): readonly [low: number, high: number] => [
  low,
  low > high ? PRICE_RANGE.max : high,
];

/** Both ends after the upper one was typed. What was typed counts: a minimum above it is open then. PRD-10. */
export const rangeUpTo = (low: number, high: number): readonly [low: number, high: number] => [
  low > high ? PRICE_RANGE.min : low,
  high,
];

/** '20', '20.50': pounds in fields and chips. */
export const poundsText = (pounds: number): string => (Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2));

/** The price in an address; NaN where there is none. */
function priceParam(params: URLSearchParams, name: string): number {
  const price = Number(params.get(name)?.trim() || Number.NaN);
  return price >= 0 && Number.isFinite(price) ? price : Number.NaN;
}

/**
 * The text has one line, as in the fields that write it. It is cut between characters and trimmed again, so that reading
 * its address gives the same text.
 */
function textParam(params: URLSearchParams, name: string): string {
  const text = cleanText(params.get(name) ?? '')
    .replaceAll('\n', ' ')
    .trim()
    .slice(0, 2 * MAX_TEXT);
  return [...text].slice(0, MAX_TEXT).join('').trim();
}

/** A section without the given category is ignored: it would make a wrong breadcrumb. */
function sectionParam(params: URLSearchParams, category: string | null): string | null {
  const section = sectionById(params.get('section') ?? '')?.id ?? null;
  if (section === null || category === null) return section;
  const held = sectionCategories(section);
  return expandCategory(category).every((id) => held.includes(id)) ? section : null;
}

/**
 * The query of an address. What cannot be read is ignored, never an error. PRD-9.
 * @param pathCategory the category of /products/{category}; the query string's own category comes second
 */
export function parseQuery(search: string, pathCategory: string | null = null): ProductQuery {
  const params = new URLSearchParams(search);
  const sortBy = SORTS.find((sort) => sort === params.get('sort')?.toLowerCase()) ?? DEFAULT_QUERY.sortBy;
  const order = params.get('order')?.toLowerCase();
  const [min, max] = [priceParam(params, 'min'), priceParam(params, 'max')];
  const [least, most] = min > max ? [max, min] : [min, max];
  const category = canonicalCategory(pathCategory ?? params.get('category') ?? '');
  return sensibleOrder({
    category,
    section: sectionParam(params, category),
    brand: textParam(params, 'brand') || null,
    ...byChoice(({ name, values }) => values.read(textParam(params, name))),
    search: textParam(params, 'search'),
    minPrice: lowestPrice(least, PRICE_RANGE.min),
    maxPrice: highestPrice(most, PRICE_RANGE.max),
    includeOutOfStock: params.get('stock') === 'all',
    sortBy,
    sortOrder: order === 'asc' || order === 'desc' ? order : naturalOrder(sortBy),
  });
}

/** Parameters whose name is the same in the address and in the query. */
const NAMED = ['category', 'section', 'brand', ...CHOICES.map(({ name }) => name)] as const;

/** The address of a query. Default values are left out, so each query has one address. */
export function queryHref(query: ProductQuery): string {
  const params = new URLSearchParams();
  for (const name of NAMED) if (query[name] !== null) params.set(name, query[name]);
  if (query.search !== '') params.set('search', query.search);
  if (query.minPrice !== PRICE_RANGE.min) params.set('min', String(query.minPrice));
  if (query.maxPrice !== PRICE_RANGE.max) params.set('max', String(query.maxPrice));
  if (query.includeOutOfStock) params.set('stock', 'all');
  if (query.sortBy !== DEFAULT_QUERY.sortBy) params.set('sort', query.sortBy);
  if (query.sortOrder !== naturalOrder(query.sortBy)) params.set('order', query.sortOrder);
  const text = params.toString();
  return text === '' ? '/products' : `/products?${text}`;
}

/** The canonical address of a category, where it is prerendered with its products. SEO-2. */
export const categoryPath = (category: string): string => `/products/${category}`;

/** The query in the form in which its address is read, so a reload shows the same list. PRD-9. */
export const normalQuery = (query: ProductQuery): ProductQuery =>
  parseQuery(queryHref(query).slice('/products'.length));
