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

/**
 * The best rated products of the same category come first. If they are too few for a shelf, others of its section
 * follow. @throws ProblemError
 */
export async function fetchRelated(
  product: Product,
  count: number,
  options: RequestOptions,
): Promise<readonly Product[]> {
  const best = async (place: Query): Promise<readonly Product[]> => {
    const query = { ...place, inStock: true, sortBy: 'rating', sortOrder: 'desc', pageSize: count + 1 };
    const { data } = await getJson('/products', ProductPageSchema, { query, ...options });
    return data.filter(({ id }) => id !== product.id);
  };
  const alike = await best({ category: product.category });
  const section = sectionOfCategory(product.category);
  if (alike.length >= count || section === null) return alike.slice(0, count);
  const nearby = (await best({ section: section.id })).filter(({ id }) => !alike.some((known) => known.id === id));
  return [...alike, ...nearby].slice(0, count);
}

/** GET /categories and GET /brands. @throws ProblemError */
export async function fetchFacets(options: RequestOptions): Promise<Facets> {
  const [categories, brands] = await Promise.all([
    getJson('/categories', CategoriesAnswerSchema, options),
    getJson('/brands', BrandsAnswerSchema, options),
  ]);
  return { categories: categories.data, brands: brands.data };
}
