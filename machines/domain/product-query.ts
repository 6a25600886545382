import { canonicalCategory, expandCategory, sectionById, sectionCategories } from './categories.ts';
import { byChoice, CHOICES, type Choice, type ChoiceName } from './filter-table.ts';
import { cleanText } from './typed-text.ts';

/** 'best' is the best match of a search: without one there is none. PRD-13. */
export const SORTS = ['name', 'price', 'rating', 'newest', 'best'] as const;
export type SortBy = (typeof SORTS)[number];
export type SortOrder = 'asc' | 'desc';

/** Ends of the price slider, in pounds. PRD-2. The upper end is open: it hides nothing dearer. */
export const PRICE_RANGE = { min: 0, max: 500 } as const;

/** What the shopper asks the catalogue for. All of it lives in the address. PRD-9. */
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

/** In stock only, by name, ascending. PRD-3. */
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

/** The direction a shopper means who names only what to sort by: the best first, all else ascending. */
export const naturalOrder = (sortBy: SortBy): SortOrder => (sortBy === 'rating' || sortBy === 'best' ? 'desc' : 'asc');

/** The order as far as it makes sense: without a search nothing is its best match. PRD-13. */
export const sensibleOrder = <Query extends Pick<ProductQuery, 'search' | 'sortBy' | 'sortOrder'>>(
  query: Query,
): Query =>
  query.sortBy === 'best' && query.search === ''
    ? { ...query, sortBy: DEFAULT_QUERY.sortBy, sortOrder: DEFAULT_QUERY.sortOrder }
    : query;

const withinRange = (pounds: number): number => Math.min(PRICE_RANGE.max, Math.max(PRICE_RANGE.min, pounds));

/** A lower end in whole pounds, rounded down so that it hides nothing dearer; the fallback for what is no number. TYP-8. */
export const lowestPrice = (value: number, fallback: number): number =>
  Number.isFinite(value) ? withinRange(Math.floor(value)) : fallback;

/** An upper end in pounds and pence; the fallback for what is no number. TYP-8. */
export const highestPrice = (value: number, fallback: number): number =>
  Number.isFinite(value) ? withinRange(Math.round(value * 100) / 100) : fallback;

/** '20', '20.50': pounds as fields and chips write them. */
export const poundsText = (pounds: number): string => (Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2));

/** The price that an address names; not a number where it names none. */
function priceParam(params: URLSearchParams, name: string): number {
  const price = Number(params.get(name)?.trim() || Number.NaN);
  return price >= 0 && Number.isFinite(price) ? price : Number.NaN;
}

/** Cut between characters, not within one, and trimmed once more: else a cut text would not survive its own address. */
function textParam(params: URLSearchParams, name: string): string {
  const text = cleanText(params.get(name) ?? '')
    .trim()
    .slice(0, 2 * MAX_TEXT);
  return [...text].slice(0, MAX_TEXT).join('').trim();
}

/** Where the values of a choice are listed, anything else is nonsense. */
function choiceParam(params: URLSearchParams, { name, values }: Choice): string | null {
  const text = textParam(params, name);
  return values === null ? text || null : (values.find(({ id }) => id === text.toLowerCase())?.id ?? null);
}

/** A section that does not hold the category beside it is nonsense: it would make a wrong breadcrumb. */
function sectionParam(params: URLSearchParams, category: string | null): string | null {
  const section = sectionById(params.get('section') ?? '')?.id ?? null;
  if (section === null || category === null) return section;
  const held = sectionCategories(section);
  return expandCategory(category).every((id) => held.includes(id)) ? section : null;
}

/**
 * The query an address asks for. Nonsense in it is ignored, never an error. PRD-9.
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
    ...byChoice((choice) => choiceParam(params, choice)),
    search: textParam(params, 'search'),
    minPrice: lowestPrice(least, PRICE_RANGE.min),
    maxPrice: highestPrice(most, PRICE_RANGE.max),
    includeOutOfStock: params.get('stock') === 'all',
    sortBy,
    sortOrder: order === 'asc' || order === 'desc' ? order : naturalOrder(sortBy),
  });
}

/** What an address calls by the name it has in the query. */
const NAMED = ['category', 'section', 'brand', ...CHOICES.map(({ name }) => name)] as const;

/** The address of a query, with nothing in it that is the default: one query, one address. */
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

/** The query as a reload would read it: what a flow asks for now and what its address asks for later are one. PRD-9. */
export const normalQuery = (query: ProductQuery): ProductQuery =>
  parseQuery(queryHref(query).slice('/products'.length));
