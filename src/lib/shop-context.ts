import { createContext, useContext } from 'react';
import type { ShopRef, ShopRefs } from '#machines/shop/refs.ts';

export const ShopContext = createContext<ShopRef | null>(null);

/** The root actor. */
export function useShop(): ShopRef {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopContext above it');
  return shop;
}

/** One of the flows, to read with useSelector and to send events to. Those of a page are there while it is shown. */
export const useFlow = <Name extends keyof ShopRefs>(name: Name): ShopRefs[Name] =>
  useShop().system.get(name) as ShopRefs[Name];
