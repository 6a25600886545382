import { createContext, useContext } from 'react';
import type { ShopRef, ShopRefs } from '#machines/shop/refs.ts';

export const ShopContext = createContext<ShopRef | null>(null);

export function useShop(): ShopRef {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopContext above it');
  return shop;
}

/** The flows of a page only exist while that page is shown. */
export const useFlow = <Name extends keyof ShopRefs>(name: Name): ShopRefs[Name] =>
  useShop().system.get(name) as ShopRefs[Name];
