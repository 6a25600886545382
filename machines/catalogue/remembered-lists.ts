import type { Fetched } from '#machines/domain/fetched.ts';
import type { Product, ProductPage } from '#machines/domain/product.ts';
import { type ProductQuery, queryHref } from '#machines/domain/product-query.ts';
import type { CatalogueContext, CatalogueEvent } from './catalogue.events.ts';

/**
 * A list as far as it has been loaded: pages 1 to `page`. Its first page has said what answers a search best, what comes
 * near, and the counts beside the filters. PRD-13, PRD-14.
 */
export type ProductList = Omit<ProductPage, 'data'> & {
  products: readonly Product[];
  /** Whether it came with the prerendered page and has not been revalidated. API-5. */
  isPrerendered: boolean;
};

/** Lists seen lately, oldest first, so that Back shows them without asking again. RTE-5. */
export type RememberedLists = readonly { key: string; list: ProductList }[];

const LISTS_KEPT = 20;

/** Two queries with one key are one list. */
export const queryKey = (query: ProductQuery): string => queryHref(query);

export const rememberedList = (lists: RememberedLists, query: ProductQuery): ProductList | null =>
  lists.find(({ key }) => key === queryKey(query))?.list ?? null;

/** What Back or Forward shows again; null where nothing is remembered, and for links. */
export const recalledList = ({ remembered }: CatalogueContext, event: CatalogueEvent): ProductList | null =>
  event.type === 'list.requested' && event.kind === 'pop' ? rememberedList(remembered, event.query) : null;

/** Back or Forward shows a list as it was, and what stood beside its filters. */
export const recalled = ({ counts }: CatalogueContext, list: ProductList | null) => ({
  list,
  firstNew: null,
  counts: list?.facets ?? counts,
});

export const withList = (lists: RememberedLists, query: ProductQuery, list: ProductList): RememberedLists => [
  ...lists.filter(({ key }) => key !== queryKey(query)).slice(1 - LISTS_KEPT),
  { key: queryKey(query), list },
];

/** A further page joined to a list; a product that moved between two pages meanwhile is not shown twice. */
export function withPage(list: ProductList | null, page: ProductPage): ProductList {
  const known = new Set(list?.products.map((product) => product.id));
  const { data, ...said } = page;
  const added = data.filter((product) => !known.has(product.id));
  return { isPrerendered: false, ...list, ...said, products: [...(list?.products ?? []), ...added] };
}

/** The first product that a page adds to a list; null where it adds none. PRD-12. */
export function firstAdded(list: ProductList | null, page: ProductPage): string | null {
  const known = new Set(list?.products.map((product) => product.id));
  return page.data.find((product) => !known.has(product.id))?.id ?? null;
}

/** Counted in pages: a product that moved between two of them would else leave a 'Show more' that shows nothing. PRD-12. */
export const hasNextPage = (list: ProductList): boolean => list.page * list.pageSize < list.total;

type Shown = Pick<CatalogueContext, 'query' | 'list' | 'remembered' | 'counts'>;

const shown = ({ query, remembered, counts }: Shown, list: ProductList, firstNew: string | null) => ({
  list,
  firstNew,
  counts: list.facets ?? counts,
  remembered: withList(remembered, query, list),
  problem: null,
});

/** A new list has come: its first page. */
export const withFirstPage = (before: Shown, { data, isPrerendered }: Fetched<ProductPage>) =>
  shown(before, { ...withPage(null, data), isPrerendered }, null);

/** 'Show more' has brought a page. PRD-12. */
export const withNextPage = (before: Shown, page: ProductPage) =>
  shown(before, withPage(before.list, page), firstAdded(before.list, page));
