import { useSelector } from '@xstate/react';
import { type CartLine, countOf, type Totals, totalsOf } from '#machines/domain/cart.ts';
import type { Correction } from '#machines/domain/correction.ts';
import { useFlow } from '#src/lib/shop-context.ts';

export type Order = {
  lines: readonly CartLine[];
  /** Pieces. */
  count: number;
  totals: Totals;
  corrections: readonly Correction[];
};

/** What is being bought: the cart as it is now, so that no step shows an older figure. CHK-5. */
export function useOrder(): Order {
  const cart = useFlow('cart');
  const lines = useSelector(cart, (snapshot) => snapshot.context.lines);
  const discount = useSelector(cart, (snapshot) => snapshot.context.discount);
  const corrections = useSelector(cart, (snapshot) => snapshot.context.corrections);
  return { lines, count: countOf({ lines }), totals: totalsOf({ lines, discount }), corrections };
}
