import { useDeferredValue } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { isWideScreen } from './wide-screen.ts';

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
  const drawn = useDeferredValue(products);
  if (drawn === products) return products;
  const hasGrown =
    drawn.length > 0 && drawn.length < products.length && drawn.every(({ id }, at) => id === products[at]?.id);
  if (hasGrown) return drawn;
  return products.some((product) => drawn.includes(product))
    ? products
    : products.slice(0, isWideScreen() ? FIRST_ON_WIDE : FIRST_CARDS);
}
