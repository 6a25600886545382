import { useSelector } from '@xstate/react';
import { isAcknowledged } from '#machines/addition/addition.selectors.ts';
import { additionOf } from '#machines/shop/shop.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';

/** The buttons say 'Added' just after the cart has taken the product. CRT-6. */
export function useAcknowledged(productId: string): boolean {
  const addition = useSelector(useFlow('messages'), (snapshot) => additionOf(snapshot, productId));
  return useSelector(addition, isAcknowledged);
}
