import type { Facets } from '#machines/domain/brand.ts';
import { BrandsAnswerSchema, CategoriesAnswerSchema } from '#machines/domain/brand.ts';
import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import { sectionOfCategory } from '#machines/domain/categories.ts';
import { byChoice } from '#machines/domain/filter-table.ts';
import { ProductAnswerSchema, ProductPageSchema, ProductsByIdsSchema } from '#machines/domain/product.schema.ts';
import type { Product, ProductPage } from '#machines/domain/product.ts';
import { PRICE_RANGE, type ProductQuery } from '#machines/domain/product-query.ts';
import { getJson, type Query, type RequestOptions } from './api.ts';

/** A page of the list has this many products. PRD-12. */
export const PAGE_SIZE = 24;
/** This many ids still fit into an address of sensible length. */
const IDS_PER_REQUEST = 50;

/** Open ends of the price slider are left out of the request. */
function listParams(query: ProductQuery, page: number): Query {
  return {
    category: query.category ?? undefined,
    section: query.section ?? undefined,
    brand: query.brand ?? undefined,
    ...byChoice(({ name }) => query[name] ?? undefined),
    search: query.search || undefined,
    minPrice: query.minPrice === PRICE_RANGE.min ? undefined : query.minPrice,
    maxPrice: query.maxPrice === PRICE_RANGE.max ? undefined : query.maxPrice,
    inStock: query.includeOutOfStock ? undefined : true,
    sortBy: query.sortBy,
    sortOrder: query.sortOrder,
    page,
    pageSize: PAGE_SIZE,
    // Only the first page asks for the facets, because they are the same for the whole list. PRD-14.
    facets: page === 1 ? true : undefined,
  };
}

/** GET /products. @throws ProblemError */
export const fetchProductPage = (query: ProductQuery, page: number, options: RequestOptions): Promise<ProductPage> =>
  getJson('/products', ProductPageSchema, { query: listParams(query, page), ...options });

/** GET /products?ids=. @throws ProblemError */
export async function fetchProductsByIds(ids: readonly string[], signal: AbortSignal): Promise<CatalogueAnswer> {
  const starts = ids.map((_, at) => at).filter((at) => at % IDS_PER_REQUEST === 0);
  const pages = await Promise.all(
    starts.map((start) => {
      const part = ids.slice(start, start + IDS_PER_REQUEST);
      const query = { ids: part.join(','), pageSize: part.length };
      return getJson('/products', ProductsByIdsSchema, { query, signal });
    }),
  );
  const unread = pages.flatMap((page) => page.unread);
  return { asked: ids.filter((id) => !unread.includes(id)), found: pages.flatMap(({ data }) => data) };
}

/** @throws ProblemError; its code is notFound if no product has the id */
export const fetchProduct = async (id: string, options: RequestOptions): Promise<Product> =>
  (await getJson(`/products/${encodeURIComponent(id)}`, ProductAnswerSchema, options)).data;

/** The widest page of a product shows one shelf of this many, and a saved bottle has as many alternatives. */
export const RELATED_SHOWN = 4;

type FindBest = (place: Query) => Promise<readonly Product[]>;

/** Finds the best rated products in stock of a category or a section; it asks for each of them once. */
function bestFinder(size: number, options: RequestOptions): FindBest {
  const asked = new Map<string, Promise<readonly Product[]>>();
  const ask: FindBest = async (place) => {
    const query = { ...place, inStock: true, sortBy: 'rating', sortOrder: 'desc', pageSize: size };
    return (await getJson('/products', ProductPageSchema, { query, ...options })).data;
  };
  return (place) => {
    const key = JSON.stringify(place);
    const answer = asked.get(key) ?? ask(place);
    asked.set(key, answer);
    return answer;
  };
}

async function relatedTo(product: Product, count: number, findBest: FindBest): Promise<readonly Product[]> {
  const best = async (place: Query) => (await findBest(place)).filter(({ id }) => id !== product.id);
  const alike = await best({ category: product.category });
  const section = sectionOfCategory(product.category);
  if (alike.length >= count || section === null) return alike.slice(0, count);
  const nearby = (await best({ section: section.id })).filter(({ id }) => !alike.some((known) => known.id === id));
  return [...alike, ...nearby].slice(0, count);
}

/**
 * The best rated products of the same category come first. If they are too few for a shelf, others of its section
 * follow. @throws ProblemError
 */
export const fetchRelated = (product: Product, count: number, options: RequestOptions): Promise<readonly Product[]> =>
  relatedTo(product, count, bestFinder(count + 1, options));

/** As `fetchRelated`, of several products, by their ids. @throws ProblemError */
export async function fetchRelatedById(
  products: readonly Product[],
  count: number,
  options: RequestOptions,
): Promise<Readonly<Record<string, readonly Product[]>>> {
  const findBest = bestFinder(count + 1, options);
  const asked = products.map(async (product) => [product.id, await relatedTo(product, count, findBest)] as const);
  return Object.fromEntries(await Promise.all(asked));
}

/** GET /categories and GET /brands. @throws ProblemError */
export async function fetchFacets(options: RequestOptions): Promise<Facets> {
  const [categories, brands] = await Promise.all([
    getJson('/categories', CategoriesAnswerSchema, options),
    getJson('/brands', BrandsAnswerSchema, options),
  ]);
  return { categories: categories.data, brands: brands.data };
}
