import { useDeferredValue } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { isWideScreen } from '#src/platform/wide-screen.ts';

/** A wide page shows two rows first. */
const FIRST_ON_WIDE = 8;
/** Six cards fill the tallest phone and two rows of a tablet. */
const FIRST_CARDS = 6;

/**
 * A new list renders its first cards, then the rest in the following frames, so the first frame is quick. A list that
 * has grown keeps its cards. A corrected list renders completely, so no card disappears and comes back. This is about
 * rendering only, so it is no flow state.
 */
export function useFirstCards(products: readonly Product[]): readonly Product[] {
  const rendered = useDeferredValue(products);
  if (rendered === products) return products;
  const hasGrown =
    rendered.length > 0 && rendered.length < products.length && rendered.every(({ id }, at) => id === products[at]?.id);
  if (hasGrown) return rendered;
  return products.some((product) => rendered.includes(product))
    ? products
    : products.slice(0, isWideScreen() ? FIRST_ON_WIDE : FIRST_CARDS);
}
