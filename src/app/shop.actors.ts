import { fromCallback } from 'xstate';
import { messagesMachine } from '#machines/shop/messages.machine.ts';
import { pageLoadingMachine } from '#machines/shop/page-loading.machine.ts';
import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import type { DeviceEvent } from '#machines/shop/shop.events.ts';
import { shopMachine } from '#machines/shop/shop.machine.ts';
import { addresses } from '#src/features/addresses/addresses.actors.ts';
import { ageGate } from '#src/features/age-gate/age-gate.actors.ts';
import { backInStock } from '#src/features/back-in-stock/back-in-stock.actors.ts';
import { cart } from '#src/features/cart/cart.actors.ts';
import { catalogue } from '#src/features/catalogue/catalogue.actors.ts';
import { checkout } from '#src/features/checkout/checkout.actors.ts';
import { contact } from '#src/features/contact/contact.actors.ts';
import { header } from '#src/features/header/header.actors.ts';
import { login } from '#src/features/login/login.actors.ts';
import { navigation } from '#src/features/navigation/navigation.actors.ts';
import { orders } from '#src/features/orders/orders.actors.ts';
import { placing } from '#src/features/placing/placing.actors.ts';
import { product } from '#src/features/product/product.actors.ts';
import { recentlyViewed } from '#src/features/recently-viewed/recently-viewed.actors.ts';
import { saved } from '#src/features/saved/saved.actors.ts';
import { savedOffers } from '#src/features/saved-offers/saved-offers.actors.ts';
import { session } from '#src/features/session/session.actors.ts';
import { signup } from '#src/features/signup/signup.actors.ts';
import { voucher } from '#src/features/voucher/voucher.actors.ts';
import { storeReturnAddress } from '#src/platform/return-address.ts';
import { observeDevice } from './device.ts';
import { loadPage, reloadPage } from './load-page.ts';
import { relayAfterPaint } from './relay-after-paint.ts';

const pageLoading = () => pageLoadingMachine.provide({ actors: { loadPage }, actions: { reloadPage } });

/** The flows of what the shopper buys and stores. */
export const purchase = purchaseMachine.provide({
  actors: { addresses, backInStock, orders, placing, saved, savedOffers, voucher },
});

/** The machines only name their actors and actions; this provides them. */
export const shopLogic = () =>
  shopMachine.provide({
    actors: {
      ageGate,
      cart,
      catalogue,
      checkout,
      contact,
      header,
      login,
      messages: messagesMachine.provide({ actors: { relay: relayAfterPaint } }),
      navigation,
      pageLoading: pageLoading(),
      product,
      recentlyViewed,
      purchase,
      session,
      signup,
      watchDevice: fromCallback<DeviceEvent>(({ sendBack }) => observeDevice(sendBack)),
    },
    actions: {
      reportFault: (_, { error }) => reportError(error),
      storeAddress: (_, address) => storeReturnAddress(address),
    },
  });
