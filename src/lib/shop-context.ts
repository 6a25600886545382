import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { contactMachine } from '#machines/contact/contact.machine.ts';
import type { headerMachine } from '#machines/header/header.machine.ts';
import type { helpMachine } from '#machines/help/help.machine.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { shopMachine } from '#machines/shop/shop.machine.ts';
import type { signupMachine } from '#machines/signup/signup.machine.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
export type ShopRef = ActorRefFrom<typeof shopMachine>;

/** The flows by their system ids. Login, signup, help and contact live as long as their page is shown. */
export type Flows = {
  ageGate: ActorRefFrom<typeof ageGateMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
  catalogue: ActorRefFrom<typeof catalogueMachine>;
  contact: ActorRefFrom<typeof contactMachine>;
  checkout: ActorRefFrom<typeof checkoutMachine>;
  header: ActorRefFrom<typeof headerMachine>;
  help: ActorRefFrom<typeof helpMachine>;
  login: ActorRefFrom<typeof loginMachine>;
  product: ActorRefFrom<typeof productMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
  signup: ActorRefFrom<typeof signupMachine>;
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
