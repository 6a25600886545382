import { useSelector } from '@xstate/react';
import { isAcknowledged } from '#machines/addition/addition.selectors.ts';
import { additionOf } from '#machines/shop/shop.selectors.ts';
import { useFlow } from './shop-context.ts';

/** Whether the cart has just taken this product: its buttons say 'Added'. CRT-6. */
export function useAcknowledged(productId: string): boolean {
  const addition = useSelector(useFlow('messages'), (snapshot) => additionOf(snapshot, productId));
  return useSelector(addition, isAcknowledged);
}
