import type { CartFact } from '#machines/cart/cart.events.ts';
import type { RestoredCart } from '#machines/cart/stored-cart.ts';
import type { CatalogueFact } from '#machines/catalogue/catalogue.events.ts';
import type { CheckoutFact } from '#machines/checkout/checkout.machine.ts';
import type { Address, NavigationKind } from '#machines/domain/routes.ts';
import type { HeaderFact } from '#machines/header/header.machine.ts';
import type { LoginFact } from '#machines/login/login.machine.ts';
import type { ProductFact } from '#machines/product/product.machine.ts';
import type { SessionFact } from '#machines/session/session.machine.ts';
import type { RestoredAuth } from '#machines/session/stored-auth.ts';
import type { ToastsFact } from '#machines/toasts/toasts.machine.ts';

/** The facts that the flows report. */
export type ShopFact =
  | CartFact
  | CatalogueFact
  | CheckoutFact
  | HeaderFact
  | LoginFact
  | ProductFact
  | SessionFact
  | ToastsFact;

export type ShopEvent =
  | { type: 'page.hydrated'; ageConfirmed: boolean; auth: RestoredAuth; cart: RestoredCart }
  | { type: 'address.changed'; address: Address; kind: NavigationKind }
  | ShopFact;
