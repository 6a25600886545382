import type { QueryChange } from '#machines/catalogue/query-changes.ts';
import { useFlow } from '#src/lib/shop-context.ts';

/** The list, from its count on. */
export const PRODUCT_LIST_ID = 'product-list';

/** A shopper far down the old list would else find themselves in the middle of the new one, or below its end. */
function showListTop(): void {
  const list = document.getElementById(PRODUCT_LIST_ID);
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
}

/** Sends a change of what is asked for; where it changes the list, the list is shown from its top. */
export function useQueryChange(): (change: QueryChange) => void {
  const catalogue = useFlow('catalogue');
  return (change) => {
    const isAllowed = catalogue.getSnapshot().can(change);
    catalogue.send(change);
    if (isAllowed) showListTop();
  };
}
