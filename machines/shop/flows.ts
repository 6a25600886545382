import type { ActorRefFrom, AnyActorLogic, EmittedFrom } from 'xstate';
import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { contactMachine } from '#machines/contact/contact.machine.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { PageName, Route } from '#machines/domain/routes.ts';
import { headerMachine } from '#machines/header/header.machine.ts';
import type { helpMachine } from '#machines/help/help.machine.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { ordersMachine } from '#machines/orders/orders.machine.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import type { savedMachine } from '#machines/saved/saved.machine.ts';
import type { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { signupMachine } from '#machines/signup/signup.machine.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { lateLogic, type WithoutInput } from './late-logic.ts';

/**
 * The one table of flows: what they are called, and what runs under that name. Refs and facts follow from it.
 * Those whose code comes later are only named; the composition root gives their logic.
 */
export const flows = {
  ageGate: ageGateMachine,
  cart: cartMachine,
  catalogue: lateLogic<typeof catalogueMachine>(NOT_PROVIDED),
  checkout: lateLogic<typeof checkoutMachine>(NOT_PROVIDED),
  contact: lateLogic<typeof contactMachine>(NOT_PROVIDED),
  header: headerMachine,
  help: lateLogic<WithoutInput<typeof helpMachine>>(NOT_PROVIDED),
  login: lateLogic<typeof loginMachine>(NOT_PROVIDED),
  navigation: navigationMachine,
  orders: lateLogic<typeof ordersMachine>(NOT_PROVIDED),
  product: lateLogic<typeof productMachine>(NOT_PROVIDED),
  recentlyViewed: recentlyViewedMachine,
  saved: lateLogic<typeof savedMachine>(NOT_PROVIDED),
  savedOffers: lateLogic<typeof savedOffersMachine>(NOT_PROVIDED),
  session: sessionMachine,
  signup: lateLogic<WithoutInput<typeof signupMachine>>(NOT_PROVIDED),
  toasts: lateLogic<typeof toastsMachine>(NOT_PROVIDED),
};

export type Flows = typeof flows;
export type FlowName = keyof Flows;

/** The flows by their system ids. */
export type FlowRefs = { [Name in FlowName]: ActorRefFrom<Flows[Name]> };

/** What a flow reports; nothing where it says nothing of facts. */
type FactOf<Logic extends AnyActorLogic> = string extends EmittedFrom<Logic>['type'] ? never : EmittedFrom<Logic>;

/** What the flows report to the root. */
export type FlowFact = { [Name in FlowName]: FactOf<Flows[Name]> }[FlowName];

/** Whether a fact says that this page is reached. */
export const isPageFact = (fact: { type: string } | FlowFact, page: PageName | undefined): boolean =>
  'route' in fact && fact.route.name === page;

/** The page that a fact says is reached. @throws on other facts */
export function reachedRoute(fact: { type: string } | FlowFact): Route {
  if (!('route' in fact)) throw new Error(`'${fact.type}' names no page.`);
  return fact.route;
}

/** Whether a page's code brings that of buying along. */
export const bringsPurchase = (page: PageName): boolean => /^(?:cart|orders?|saved)$/.test(page);

/** Under this id the root keeps the addition of a product: the moment in which its Add buttons say 'Added'. */
export const additionId = (productId: string): string => `addition.${productId}`;
