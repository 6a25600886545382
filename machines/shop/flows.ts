import type { ActorRefFrom, AnyActorLogic, EmittedFrom } from 'xstate';
import { addressesMachine } from '#machines/addresses/addresses.machine.ts';
import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import { backInStockMachine } from '#machines/back-in-stock/back-in-stock.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import { isTextPage, type PageName, type Route } from '#machines/domain/routes.ts';
import { headerMachine } from '#machines/header/header.machine.ts';
import { helpMachine } from '#machines/help/help.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { pictureZoomMachine } from '#machines/picture-zoom/picture-zoom.machine.ts';
import { placingMachine } from '#machines/placing/placing.machine.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import { savedMachine } from '#machines/saved/saved.machine.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { voucherMachine } from '#machines/voucher/voucher.machine.ts';

/** The one table of flows. Refs and events are derived from it. */
export const flows = {
  addresses: addressesMachine,
  ageGate: ageGateMachine,
  backInStock: backInStockMachine,
  cart: cartMachine,
  catalogue: catalogueMachine,
  checkout: checkoutMachine,
  contact: contactMachine,
  header: headerMachine,
  help: helpMachine,
  login: loginMachine,
  navigation: navigationMachine,
  orders: ordersMachine,
  pictureZoom: pictureZoomMachine,
  placing: placingMachine,
  product: productMachine,
  recentlyViewed: recentlyViewedMachine,
  saved: savedMachine,
  savedOffers: savedOffersMachine,
  session: sessionMachine,
  signup: signupMachine,
  toasts: toastsMachine,
  voucher: voucherMachine,
};

export type Flows = typeof flows;
export type FlowName = keyof Flows;

/** The flows by their system ids. */
export type FlowRefs = { [Name in FlowName]: ActorRefFrom<Flows[Name]> };

/** The events that a flow emits; `never` for a flow without any. */
type FactOf<Logic extends AnyActorLogic> = string extends EmittedFrom<Logic>['type'] ? never : EmittedFrom<Logic>;

/** The events that flows emit to the root. */
export type FlowFact = { [Name in FlowName]: FactOf<Flows[Name]> }[FlowName];

/** Whether a fact says that this page is reached. */
export const isPageFact = (fact: { type: string } | FlowFact, page: PageName | undefined): boolean =>
  'route' in fact && fact.route.name === page;

/** Whether a fact says that a page is reached that is only read. */
export const isTextPageFact = (fact: { type: string } | FlowFact): boolean =>
  'route' in fact && isTextPage(fact.route.name);

/** The page that a fact says is reached. @throws on other facts */
export function reachedRoute(fact: { type: string } | FlowFact): Route {
  if (!('route' in fact)) throw new Error(`'${fact.type}' names no page.`);
  return fact.route;
}

/** The id of a product's addition, which decides whether its Add buttons say 'Added'. */
export const additionId = (productId: string): string => `addition.${productId}`;
