import type { Fetched } from '#machines/domain/fetched.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import { type ProductQuery, queryHref } from '#machines/domain/product-query.ts';
import type { CatalogueContext, CatalogueEvent, ProductList, RememberedLists } from './catalogue.events.ts';

const MAX_REMEMBERED = 20;

/** Queries with the same key have the same list. */
export const queryKey = (query: ProductQuery): string => queryHref(query);

export const rememberedList = (lists: RememberedLists, query: ProductQuery): ProductList | null =>
  lists.find(({ key }) => key === queryKey(query))?.list ?? null;

/** The list that Back or Forward shows again; null where none is remembered, and for links. */
export const recalledList = ({ remembered }: CatalogueContext, event: CatalogueEvent): ProductList | null =>
  event.type === 'list.requested' && event.kind === 'pop' ? rememberedList(remembered, event.query) : null;

/** A list as it was, with the counts beside its filters. */
export const recalled = ({ counts }: CatalogueContext, list: ProductList | null) => ({
  list,
  firstNew: null,
  counts: list?.facets ?? counts,
});

export const withList = (lists: RememberedLists, query: ProductQuery, list: ProductList): RememberedLists => [
  ...lists.filter(({ key }) => key !== queryKey(query)).slice(1 - MAX_REMEMBERED),
  { key: queryKey(query), list },
];

/**
 * The list with a further page. A product that has moved from one page to the next meanwhile is not shown twice. What
 * stands beside the products comes from the first page alone, whatever a further one has there.
 */
export function withPage(list: ProductList | null, answer: ProductPage): ProductList {
  const { data, ...rest } = answer;
  if (list === null) return { isPrerendered: false, ...rest, products: data };
  const { total, page, pageSize } = rest;
  const known = new Set(list.products.map((product) => product.id));
  const added = data.filter((product) => !known.has(product.id));
  return { ...list, total, page, pageSize, products: [...list.products, ...added] };
}

/** The first product that a page adds to the list; null where it adds none. PRD-12. */
export function firstAdded(list: ProductList | null, page: ProductPage): string | null {
  const known = new Set(list?.products.map((product) => product.id));
  return page.data.find((product) => !known.has(product.id))?.id ?? null;
}

/** Pages are counted, not products: a product on two pages would leave a 'Show more' that adds nothing. PRD-12. */
export const hasNextPage = (list: ProductList): boolean => list.page * list.pageSize < list.total;

type Pages = Pick<CatalogueContext, 'list' | 'pages'>;

/** After a reload and Back the list grows until it has as many pages as before. PRD-12. */
export const isShorterThanBefore = ({ list, pages }: Pages): boolean =>
  list !== null && hasNextPage(list) && list.page < pages;

/** While the list grows to its former length, the history entry still has that. */
export const pagesToRecord = ({ list, pages }: Pages): { pages: number } => ({
  pages: Math.max(list?.page ?? 1, pages),
});

type Shown = Pick<CatalogueContext, 'query' | 'list' | 'pages' | 'remembered' | 'counts'>;

const shown = ({ query, remembered, counts }: Omit<Shown, 'pages'>, list: ProductList, firstNew: string | null) => ({
  list,
  firstNew,
  counts: list.facets ?? counts,
  remembered: withList(remembered, query, list),
  problem: null,
});

/** The context after the first page of a new list has loaded. */
export const withFirstPage = (before: Omit<Shown, 'pages'>, { data, isPrerendered }: Fetched<ProductPage>) =>
  shown(before, { ...withPage(null, data), isPrerendered }, null);

/** The context after a further page has loaded. The focus follows 'Show more' alone, not a list that grows again. PRD-12. */
export const withNextPage = (before: Shown, page: ProductPage) =>
  shown(before, withPage(before.list, page), isShorterThanBefore(before) ? null : firstAdded(before.list, page));
