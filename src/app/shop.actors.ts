import { fromPromise } from 'xstate';
import type { Answered } from '#machines/domain/answered.ts';
import { freshnessMachine } from '#machines/shop/freshness.machine.ts';
import { messagesMachine } from '#machines/shop/messages.machine.ts';
import { pageCodeMachine } from '#machines/shop/page-code.machine.ts';
import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import { shopMachine } from '#machines/shop/shop.machine.ts';
import { ageGate } from '#src/flows/age-gate/age-gate.actors.ts';
import { cart } from '#src/flows/cart/cart.actors.ts';
import { catalogue } from '#src/flows/catalogue/catalogue.actors.ts';
import { header } from '#src/flows/header/header.actors.ts';
import { login } from '#src/flows/login/login.actors.ts';
import { navigation } from '#src/flows/navigation/navigation.actors.ts';
import { orders } from '#src/flows/orders/orders.actors.ts';
import { product } from '#src/flows/product/product.actors.ts';
import { recentlyViewed } from '#src/flows/recently-viewed/recently-viewed.actors.ts';
import { saved } from '#src/flows/saved/saved.actors.ts';
import { savedOffers } from '#src/flows/saved-offers/saved-offers.actors.ts';
import { session } from '#src/flows/session/session.actors.ts';
import { signup } from '#src/flows/signup/signup.actors.ts';
import { idlePage } from '#src/lib/idle-time.ts';
import { askAgain } from '#src/lib/page-answers.ts';
import { loadPage } from './load-page.ts';
import { relayAfterPaint } from './relay-after-paint.ts';

const pageCode = () => pageCodeMachine.provide({ actors: { loadPage } });

const freshness = () =>
  freshnessMachine.provide({
    actors: {
      untilIdle: fromPromise<void>(idlePage),
      askAgain: fromPromise<Answered, Answered>(({ input, signal }) => askAgain(input, signal)),
    },
  });

const purchase = purchaseMachine.provide({ actors: { orders, saved, savedOffers } });

/** The whole shop with everything that its machines only name. */
export const shopLogic = () =>
  shopMachine.provide({
    actors: {
      ageGate,
      cart,
      catalogue,
      freshness: freshness(),
      header,
      login,
      messages: messagesMachine.provide({ actors: { relay: relayAfterPaint } }),
      navigation,
      pageCode: pageCode(),
      product,
      recentlyViewed,
      purchase,
      session,
      signup,
    },
    actions: {
      reportFault: (_, { error }) => reportError(error),
    },
  });
