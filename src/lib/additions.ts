import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { additionMachine } from '#machines/addition/addition.machine.ts';
import { isAcknowledged } from '#machines/addition/addition.selectors.ts';
import { useShop } from './shop-context.ts';

type Additions = Readonly<Record<string, ActorRefFrom<typeof additionMachine> | undefined>>;

/** Whether a product's buttons say 'Added': the root starts an addition when the cart has taken the product. CRT-6. */
export function useAcknowledged(productId: string): boolean {
  const addition = useSelector(useShop(), ({ children }) => (children as Additions)[`addition.${productId}`]);
  return useSelector(addition, isAcknowledged);
}
