import type { ProductPage } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import { renewed } from '#machines/domain/same-answer.ts';
import type { CatalogueContext } from './catalogue.events.ts';
import { type ProductList, rememberedList } from './remembered-lists.ts';

/** The first page of a list, as the page brought it along, and as the catalogue has it today. API-5. */
export type ListCorrection = { query: ProductQuery; before: ProductPage; today: ProductPage };

type Lists = Pick<CatalogueContext, 'list' | 'remembered' | 'counts'>;

/** The list that a correction means; null where its first page has been asked for anew since: that is younger. */
function meantList({ remembered }: Lists, { query, before }: ListCorrection): ProductList | null {
  const list = rememberedList(remembered, query);
  return list !== null && before.data.every((product, at) => product === list.products[at]) ? list : null;
}

/** Today's first page, and behind it what 'Show more' has brought. */
function corrected(list: ProductList, { before, today }: ListCorrection): ProductList {
  const { data, ...said } = today;
  const first = renewed(list.products, data);
  const ids = new Set(first.map(({ id }) => id));
  const further = list.products.slice(before.data.length).filter(({ id }) => !ids.has(id));
  return { ...said, page: list.page, products: [...first, ...further] };
}

/** The list being shown, and those that Back would find, after a correction. */
export function correctedLists(lists: Lists, correction: ListCorrection): Lists {
  const meant = meantList(lists, correction);
  if (meant === null) return lists;
  const list = corrected(meant, correction);
  return {
    list: lists.list === meant ? list : lists.list,
    counts: (lists.list === meant ? list.facets : undefined) ?? lists.counts,
    remembered: lists.remembered.map((kept) => (kept.list === meant ? { ...kept, list } : kept)),
  };
}

/** How many products a correction leaves to the list being shown; null where it means another. */
export function totalAfter(lists: Lists, correction: ListCorrection): number | null {
  const meant = meantList(lists, correction);
  return meant !== null && meant === lists.list ? correction.today.total : null;
}
