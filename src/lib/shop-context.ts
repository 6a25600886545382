import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ShopRef, ShopRefs } from '#machines/shop/refs.ts';
import { asDrawn } from './drawn-state.ts';

export const ShopContext = createContext<ShopRef | null>(null);

const subscribeToNothing = () => () => {};

/** The actor; while a part of the static page is being hydrated, as it was when the page was drawn. */
const useHydrated = <Ref extends ShopRef | ShopRefs[keyof ShopRefs]>(ref: Ref): Ref =>
  useSyncExternalStore(
    subscribeToNothing,
    () => ref,
    () => asDrawn(ref),
  );

function useRoot(): ShopRef {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopContext above it');
  return shop;
}

/** The root actor. */
export const useShop = (): ShopRef => useHydrated(useRoot());

/** One of the flows, to read with useSelector and to send events to. Those of a page are there while it is shown. */
export const useFlow = <Name extends keyof ShopRefs>(name: Name): ShopRefs[Name] =>
  useHydrated(useRoot().system.get(name) as ShopRefs[Name]);
