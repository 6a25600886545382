import {
  type Actor,
  type AnyActorRef,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import type { Address } from '#machines/domain/routes.ts';
import type { NavigationEvent } from '#machines/navigation/navigation.events.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { SessionEvent } from '#machines/session/session.machine.ts';
import { messagesMachine } from '#machines/shop/messages.machine.ts';
import type { DeviceEvent } from '#machines/shop/shop.events.ts';
import { isBusy } from '#machines/shop/shop.selectors.ts';
import { purchase, shopLogic } from '#src/app/shop.actors.ts';
import { cart } from '#src/features/cart/cart.actors.ts';
import { catalogue } from '#src/features/catalogue/catalogue.actors.ts';
import { checkout } from '#src/features/checkout/checkout.actors.ts';
import { contact } from '#src/features/contact/contact.actors.ts';
import { login } from '#src/features/login/login.actors.ts';
import { orders } from '#src/features/orders/orders.actors.ts';
import { product } from '#src/features/product/product.actors.ts';
import { session } from '#src/features/session/session.actors.ts';
import { signup } from '#src/features/signup/signup.actors.ts';

/** Without a browser this actor does nothing. */
const doNothing = <Event extends EventObject>() => fromCallback<Event>(() => {});

/** There is never a response, so the flow stays loading. */
const neverAnswer = <Answer, Input extends NonReducibleUnknown>() =>
  fromPromise<Answer, Input>(() => new Promise(() => {}));

/** The history has one entry and never changes. */
const navigationAt = (address: Address) =>
  navigationMachine.provide({
    actors: {
      watchHistory: fromCallback<NavigationEvent>(({ sendBack }) =>
        sendBack({
          type: 'history.read',
          entry: { address, key: 'first', fragment: '', pages: 1 },
          positions: {},
          scrolledTo: 0,
        }),
      ),
    },
  });

type Options = {
  address: Address;
  /** True asks the API; otherwise the shop stays in its loading states. */
  isAnswered: boolean;
  onFault: (error: unknown) => void;
};

/** The shop has its own flows and API, but no browser and no stored data. The caller starts it. */
export const staticShop = ({ address, isAnswered, onFault }: Options): Actor<ReturnType<typeof shopLogic>> =>
  createActor(
    shopLogic().provide({
      actors: {
        navigation: navigationAt(address),
        // Nothing is painted here.
        messages: messagesMachine,
        watchDevice: doNothing<DeviceEvent>(),
        cart: cart.provide({ actors: { watchStoredCart: doNothing<CartEvent>() } }),
        checkout: checkout.provide({ actors: { restoreDraft: doNothing() } }),
        contact: contact.provide({ actors: { restoreDraft: doNothing() } }),
        login: login.provide({ actors: { restoreDraft: doNothing() } }),
        purchase: purchase.provide({ actors: { orders: orders.provide({ actors: { fetchOrders: neverAnswer() } }) } }),
        signup: signup.provide({ actors: { restoreDraft: doNothing(), askServer: neverAnswer() } }),
        session: session.provide({
          actors: { watchStoredAuth: doNothing<SessionEvent>(), watchUnauthorised: doNothing<SessionEvent>() },
        }),
        ...(isAnswered
          ? {}
          : {
              catalogue: catalogue.provide({ actors: { fetchProducts: neverAnswer(), fetchFacets: neverAnswer() } }),
              product: product.provide({ actors: { fetchProduct: neverAnswer() } }),
            }),
      },
      actions: { reportFault: (_, { error }) => onFault(error), storeAddress: () => {} },
    }),
    { systemId: 'shop' },
  );

const PATIENCE_MS = 20_000;
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** All flows have finished their requests. @throws when that takes too long */
export async function untilSettled(flows: readonly AnyActorRef[]): Promise<void> {
  const start = performance.now();
  while (flows.some(isBusy)) {
    if (performance.now() - start > PATIENCE_MS) throw new Error('The page took too long.');
    await nextTurn();
  }
}
