import type { Product, ProductPage } from '#machines/domain/product.ts';
import { type ProductQuery, queryHref } from '#machines/domain/product-query.ts';
import type { CatalogueContext, CatalogueEvent } from './catalogue.events.ts';

/** A list as far as it has been loaded: pages 1 to `page`. */
export type ProductList = { products: readonly Product[]; total: number; page: number; pageSize: number };

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

export const withList = (lists: RememberedLists, query: ProductQuery, list: ProductList): RememberedLists => [
  ...lists.filter(({ key }) => key !== queryKey(query)).slice(1 - LISTS_KEPT),
  { key: queryKey(query), list },
];

/** A further page joined to a list; a product that moved between two pages meanwhile is not shown twice. */
export function withPage(list: ProductList | null, page: ProductPage): ProductList {
  const known = new Set(list?.products.map((product) => product.id));
  const added = page.data.filter((product) => !known.has(product.id));
  const { total, pageSize } = page;
  return { products: [...(list?.products ?? []), ...added], total, page: page.page, pageSize };
}

/** The first product that a page adds to a list; null where it adds none. PRD-12. */
export function firstAdded(list: ProductList | null, page: ProductPage): string | null {
  const known = new Set(list?.products.map((product) => product.id));
  return page.data.find((product) => !known.has(product.id))?.id ?? null;
}

/** Counted in pages: a product that moved between two of them would else leave a 'Show more' that shows nothing. PRD-12. */
export const hasNextPage = (list: ProductList): boolean => list.page * list.pageSize < list.total;

type Shown = { query: ProductQuery; list: ProductList | null; remembered: RememberedLists };

const shown = ({ query, remembered }: Shown, list: ProductList, firstNew: string | null) => ({
  list,
  firstNew,
  remembered: withList(remembered, query, list),
  problem: null,
});

/** A new list has come: its first page. */
export const withFirstPage = (before: Shown, page: ProductPage) => shown(before, withPage(null, page), null);

/** 'Show more' has brought a page. PRD-12. */
export const withNextPage = (before: Shown, page: ProductPage) =>
  shown(before, withPage(before.list, page), firstAdded(before.list, page));
