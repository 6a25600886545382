import { useDeferredValue } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { isWideScreen } from './wide-screen.ts';

/** Two rows of a wide page. */
const FIRST_ON_WIDE = 8;
/** They fill the tallest phone, and two rows of a tablet. */
const FIRST_CARDS = 6;

/**
 * The products to be shown in the frame being made: of a list that is new its first cards, the rest in the frames after
 * it; of one that has only grown, what is there already; of one that has been put right in some places, all of it: no
 * card may go and come back. How a list is drawn, not what it is: no flow state.
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
