import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { headerMachine } from '#machines/header/header.machine.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { shopMachine } from '#machines/shop/shop.machine.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';

export type ShopRef = ActorRefFrom<typeof shopMachine>;

/** The flows that live as long as the page, by their system ids. */
export type Flows = {
  ageGate: ActorRefFrom<typeof ageGateMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
  catalogue: ActorRefFrom<typeof catalogueMachine>;
  checkout: ActorRefFrom<typeof checkoutMachine>;
  header: ActorRefFrom<typeof headerMachine>;
  product: ActorRefFrom<typeof productMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
  toasts: ActorRefFrom<typeof toastsMachine>;
};

export const ShopContext = createContext<ShopRef | null>(null);

/** The root actor. */
export function useShop(): ShopRef {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopContext above it');
  return shop;
}

/** One of the flows, to read with useSelector and to send events to. */
export const useFlow = <Name extends keyof Flows>(name: Name): Flows[Name] => useShop().system.get(name) as Flows[Name];
