import type { ProductPage } from '#machines/domain/product.ts';
import { renewed } from '#machines/domain/same-data.ts';
import type { CatalogueContext, ProductList } from './catalogue.events.ts';
import { withList } from './remembered-lists.ts';

/** The list with today's first page. The products of 'Show more' follow, up to today's total. */
function revalidated(list: ProductList, { data, ...rest }: ProductPage): ProductList {
  const ids = new Set(data.map(({ id }) => id));
  const further = list.products.slice(list.pageSize).filter(({ id }) => !ids.has(id));
  return {
    ...rest,
    page: list.page,
    isPrerendered: false,
    products: renewed(list.products, [...data, ...further].slice(0, rest.total)),
  };
}

/** Replaces the shown list, also in what Back shows. */
const shown = ({ query, counts, remembered }: CatalogueContext, list: ProductList): Partial<CatalogueContext> => ({
  list,
  counts: list.facets ?? counts,
  remembered: withList(remembered, query, list),
});

/** The context with today's data in the prerendered list. API-5. */
export const withRevalidated = (context: CatalogueContext, today: ProductPage): Partial<CatalogueContext> =>
  context.list === null ? {} : shown(context, revalidated(context.list, today));

/** The context when revalidation has failed: the list stays. */
export const withoutRevalidation = (context: CatalogueContext): Partial<CatalogueContext> =>
  context.list === null ? {} : shown(context, { ...context.list, isPrerendered: false });
