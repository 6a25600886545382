import { fromPromise } from 'xstate';
import type { Answered } from '#machines/domain/answered.ts';
import type { PageName } from '#machines/domain/routes.ts';
import { freshnessMachine } from '#machines/shop/freshness.machine.ts';
import { messagesMachine } from '#machines/shop/messages.machine.ts';
import { pageCodeMachine } from '#machines/shop/page-code.machine.ts';
import { purchaseCodeMachine } from '#machines/shop/purchase-code.machine.ts';
import { shopMachine } from '#machines/shop/shop.machine.ts';
import { ageGate } from '#src/flows/age-gate/age-gate.actors.ts';
import { cart } from '#src/flows/cart/cart.actors.ts';
import { header } from '#src/flows/header/header.actors.ts';
import { navigation } from '#src/flows/navigation/navigation.actors.ts';
import { recentlyViewed } from '#src/flows/recently-viewed/recently-viewed.actors.ts';
import { session } from '#src/flows/session/session.actors.ts';
import { idlePage } from '#src/lib/idle-time.ts';
import { askAgain } from '#src/lib/page-answers.ts';
import { LATE_FLOWS } from './late-flows.ts';
import { pageOf } from './page-chunks.ts';
import { relayAfterPaint } from './relay-after-paint.ts';

const pageCode = () =>
  pageCodeMachine.provide({
    actors: {
      loadPage: fromPromise<PageName, { page: PageName }>(async ({ input: { page } }) => {
        await pageOf(page).load();
        return page;
      }),
    },
  });

const freshness = () =>
  freshnessMachine.provide({
    actors: {
      untilIdle: fromPromise<void>(idlePage),
      askAgain: fromPromise<Answered, Answered>(({ input, signal }) => askAgain(input, signal)),
    },
  });

const purchaseCode = () =>
  purchaseCodeMachine.provide({
    actors: { fetchPurchase: fromPromise<void>(LATE_FLOWS.purchase.load), purchase: LATE_FLOWS.purchase.logic },
  });

/** The whole shop with everything that its machines only name; made in a turn of its own, which a slow phone has need of. */
export const shopLogic = () =>
  shopMachine.provide({
    actors: {
      ageGate,
      cart,
      catalogue: LATE_FLOWS.catalogue.logic,
      checkout: LATE_FLOWS.checkout.logic,
      contact: LATE_FLOWS.contact.logic,
      freshness: freshness(),
      header,
      help: LATE_FLOWS.help.logic,
      login: LATE_FLOWS.login.logic,
      messages: messagesMachine.provide({ actors: { relay: relayAfterPaint } }),
      navigation,
      pageCode: pageCode(),
      product: LATE_FLOWS.product.logic,
      recentlyViewed,
      purchaseCode: purchaseCode(),
      session,
      signup: LATE_FLOWS.signup.logic,
      toasts: LATE_FLOWS.toasts.logic,
    },
    actions: {
      reportFault: (_, { error }) => reportError(error),
    },
  });
