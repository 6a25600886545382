import {
  type ActorOptions,
  assign,
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import type { StoredAddress } from '#machines/addresses/address-book.ts';
import type { AddressesEvent } from '#machines/addresses/addresses.events.ts';
import { addressesMachine } from '#machines/addresses/addresses.machine.ts';
import { NO_STORED_ADDRESSES, type RestoredAddresses } from '#machines/addresses/stored-addresses.ts';
import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import type { BackInStockEvent } from '#machines/back-in-stock/back-in-stock.events.ts';
import { backInStockMachine } from '#machines/back-in-stock/back-in-stock.machine.ts';
import { NO_STORED_WATCHED, type RestoredWatched } from '#machines/back-in-stock/stored-watched.ts';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import type { Cart, CartLine } from '#machines/domain/cart.ts';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import type { Order, OrderStamp } from '#machines/domain/order.ts';
import type { NavigationKind, PageName } from '#machines/domain/routes.ts';
import type { RestoredAuth } from '#machines/domain/stored-auth.ts';
import type { Voucher } from '#machines/domain/voucher.ts';
import { headerMachine } from '#machines/header/header.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { orderNumber } from '#machines/orders/order-number.ts';
import type { OrdersEvent } from '#machines/orders/orders.events.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { NO_STORED_ORDERS, type RestoredOrders } from '#machines/orders/stored-orders.ts';
import { placingMachine } from '#machines/placing/placing.machine.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import type { SavedEvent } from '#machines/saved/saved.events.ts';
import { savedMachine } from '#machines/saved/saved.machine.ts';
import { NO_STORED_SAVED, type RestoredSaved } from '#machines/saved/stored-saved.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { messagesMachine } from '#machines/shop/messages.machine.ts';
import type { PageDownload } from '#machines/shop/page-loading.events.ts';
import { pageLoadingMachine } from '#machines/shop/page-loading.machine.ts';
import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import type { ShopRefs } from '#machines/shop/refs.ts';
import type { DeviceEvent } from '#machines/shop/shop.events.ts';
import { shopMachine } from '#machines/shop/shop.machine.ts';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import { signupDraft } from '#machines/signup/signup-draft.ts';
import { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import { checkoutWithDrafts } from './checkout-with-drafts.ts';
import { fakeList, fakeStorageEvents } from './fake-list.ts';
import { fakeNavigation, type Visit } from './fake-navigation.ts';
import { heldActors } from './held-actors.ts';
import { provided } from './provided.ts';
import { asText } from './sample-products.ts';

type Clock = NonNullable<ActorOptions<typeof shopMachine>['clock']>;

type Options = {
  /** The address at the start. */
  at?: string;
  /** They replace actors whose requests the test answers. */
  actors?: Partial<ReturnType<typeof heldActors>['actors']>;
  /** It replaces the fake history. */
  navigation?: ReturnType<typeof fakeNavigation>['logic'];
  /** The history entry gets the number of pages that its list shows. */
  recordPages?: (pages: number) => void;
  /** They replace the shop's own messages. */
  messages?: typeof messagesMachine;
  /** Stored orders; none by default. */
  orders?: RestoredOrders;
  /** Stored bottles; none by default. */
  saved?: RestoredSaved;
  /** Stored addresses; none by default. */
  addresses?: RestoredAddresses;
  /** Stored products that the shopper waits for; none by default. */
  watched?: RestoredWatched;
  /** The stored address to return to after signing in; none by default. */
  returnTo?: string | null;
  /** An inspector of the shop's actor system. */
  inspect?: (event: InspectionEvent) => void;
  /** By default the code of every page is loaded. Otherwise the test answers each download. */
  arePagesLoaded?: boolean;
};

const PAGES_LOADED = fromPromise<PageDownload, { page: PageName }>(() => Promise.resolve({ result: 'loaded' }));
/** When orders are placed. */
const NOON = '2026-06-15T12:00:01.000Z';

/** The whole shop in Node. The test sets the time and answers every request; navigation changes the address at once. */
export const startShop = (options: Options = {}) => startShopOn(new SimulatedClock(), options);

/** The same on a clock of the test's own. */
export function startShopOn<OwnClock extends Clock>(
  clock: OwnClock,
  {
    at = '/',
    arePagesLoaded = true,
    inspect,
    actors: ownActors,
    navigation: ownNavigation,
    recordPages = () => {},
    messages = messagesMachine,
    orders = NO_STORED_ORDERS,
    saved = NO_STORED_SAVED,
    addresses = NO_STORED_ADDRESSES,
    watched = NO_STORED_WATCHED,
    returnTo = null,
  }: Options = {},
) {
  const { requests, session, drafts, actors: held } = heldActors();
  const actors = { ...held, ...(arePagesLoaded ? { loadPage: PAGES_LOADED } : {}), ...ownActors };
  const savedCarts: Cart[] = [];
  const visited: Visit[] = [];
  const faults: unknown[] = [];
  /** The address to return to after signing in, as the tab stores it. */
  const storedAddress: (string | null)[] = [returnTo];
  const cartEvents = fakeStorageEvents<CartEvent>();
  const navigation = fakeNavigation(at, visited);
  const orderList = fakeList(
    ({ orders: list }: { orders: readonly Order[] }) => list,
    (list): OrdersEvent => ({ type: 'orders.changedElsewhere', orders: list }),
  );
  const bottleList = fakeList(
    ({ bottles }: { bottles: readonly NamedProduct[] }) => bottles,
    (bottles): SavedEvent => ({ type: 'saved.changedElsewhere', bottles }),
  );
  const addressList = fakeList(
    ({ addresses: list }: { addresses: readonly StoredAddress[] }) => list,
    (list): AddressesEvent => ({ type: 'addresses.changedElsewhere', addresses: list }),
  );
  const watchedList = fakeList(
    ({ products }: { products: readonly NamedProduct[] }) => products,
    (products): BackInStockEvent => ({ type: 'watched.changedElsewhere', products }),
  );
  const storedOrders = provided(ordersMachine, {
    actors: {
      stampOrder: fromPromise<OrderStamp, { taken: readonly string[] }>(({ input: { taken } }) =>
        Promise.resolve({ number: orderNumber(2026, 0, taken), placedAt: NOON }),
      ),
      storeOrders: orderList.store,
      watchStoredOrders: orderList.watch,
      findProducts: actors.findProducts,
      fetchOrders: actors.fetchOrders,
    },
  });
  const placing = provided(placingMachine, {
    actors: {
      askServer: actors.askServer,
      sendOrder: actors.sendOrder,
      restoreUnanswered: actors.restoreUnanswered,
    },
  });

  const storedBottles = provided(savedMachine, {
    actors: {
      storeSaved: bottleList.store,
      watchStoredSaved: bottleList.watch,
    },
  });
  const storedAddresses = provided(addressesMachine, {
    actors: {
      storeAddresses: addressList.store,
      watchStoredAddresses: addressList.watch,
    },
  });
  const savedOffers = provided(savedOffersMachine, {
    actors: { findProducts: actors.findOffers, findAlternatives: actors.findAlternatives },
  });

  const backInStock = provided(backInStockMachine, {
    actors: {
      checkStock: actors.checkStock,
      storeWatched: watchedList.store,
      watchStoredWatched: watchedList.watch,
    },
  });

  const vouchers = provided(voucherMachine, { actors: { checkVoucher: actors.checkVoucher } });

  const shop = createActor(
    provided(shopMachine, {
      actors: {
        ageGate: provided(ageGateMachine, { actions: { rememberConfirmation: () => {}, leaveSite: () => {} } }),
        cart: provided(cartMachine, {
          actions: {
            saveCart: ({ context: { lines, discount, voucher } }) => void savedCarts.push({ lines, discount, voucher }),
          },
          actors: {
            checkProducts: actors.checkProducts,
            watchStoredCart: cartEvents.watch,
          },
        }),
        catalogue: provided(catalogueMachine, {
          actions: {
            keepRowsRendered: () => {},
            showListTop: () => {},
            recordPages: (_, { pages }) => recordPages(pages),
          },
          actors: {
            fetchProducts: actors.fetchProducts,
            fetchFacets: actors.fetchFacets,
            revalidateProducts: actors.revalidateProducts,
            revalidateFacets: actors.revalidateFacets,
          },
        }),
        product: provided(productMachine, {
          actors: {
            fetchProduct: actors.fetchProduct,
            fetchRelated: actors.fetchRelated,
            revalidateProduct: actors.revalidateProduct,
            revalidateRelated: actors.revalidateRelated,
          },
        }),
        checkout: checkoutWithDrafts(drafts),
        contact: provided(contactMachine, {
          actions: {
            storeDraft: ({ context }) => drafts.store('contact', context.form),
            forgetDraft: () => drafts.forget('contact'),
          },
          actors: { restoreDraft: drafts.restore('contact') },
        }),
        header: provided(headerMachine, { actors: { suggest: actors.suggest } }),
        login: provided(loginMachine, {
          actions: {
            storeDraft: ({ context: { email, sender } }, step) => drafts.store('login', { email, step, sender }),
            forgetDraft: () => drafts.forget('login'),
          },
          actors: {
            restoreDraft: drafts.restore('login'),
            checkEmail: actors.checkEmail,
            verifyCode: actors.verifyCode,
            signIn: actors.signIn,
          },
        }),
        messages,
        navigation: ownNavigation ?? navigation.logic,
        pageLoading: provided(pageLoadingMachine, {
          actors: { loadPage: actors.loadPage },
          actions: { reloadPage: () => void faults.push(new Error('No deploy removes a file here.')) },
        }),
        purchase: provided(purchaseMachine, {
          actors: {
            addresses: storedAddresses,
            backInStock,
            orders: storedOrders,
            placing,
            saved: storedBottles,
            savedOffers,
            voucher: vouchers,
          },
        }),
        recentlyViewed: provided(recentlyViewedMachine, {
          actions: { storeProducts: () => {} },
        }),
        watchDevice: fromCallback<DeviceEvent>(() => {}),
        session: provided(session.logic, { actors: { signOut: actors.signOut } }),
        signup: provided(signupMachine, {
          actions: {
            noteToday: assign({ today: '2026-06-15' }),
            logForm: () => {},
            logFailedLookup: () => {},
            storeDraft: ({ context }) => drafts.store('signup', signupDraft(context.form)),
            forgetDraft: () => drafts.forget('signup'),
          },
          actors: {
            lookUpPostcode: actors.lookUpPostcode,
            askServer: actors.askServer,
            createAccount: actors.createAccount,
            restoreDraft: drafts.restore('signup'),
          },
        }),
      },
      actions: {
        reportFault: (_, { error }) => void faults.push(error),
        storeAddress: (_, address) => void storedAddress.splice(0, 1, address),
      },
    }),
    { clock, systemId: 'shop', input: { returnTo }, ...(inspect ? { inspect } : {}) },
  );

  const go = (href: string, kind: NavigationKind = 'push') => navigation.go(href, kind);
  const hydrate = (
    lines: readonly CartLine[] = [],
    {
      damaged = false,
      ageConfirmed = true,
      auth = null,
    }: { damaged?: boolean; ageConfirmed?: boolean; auth?: RestoredAuth } = {},
  ) =>
    shop.send({
      type: 'page.hydrated',
      ageConfirmed,
      auth,
      cart: { cart: { lines, discount: 0 }, damaged },
      orders,
      saved,
      addresses,
      viewed: [],
      watched,
    });
  const flow = <Name extends keyof ShopRefs>(name: Name): ShopRefs[Name] => shop.system.get(name) as ShopRefs[Name];
  const otherTab = (lines: readonly CartLine[], applied?: Voucher) =>
    cartEvents.notify({ type: 'cart.changedElsewhere', cart: { lines, discount: 0, voucher: applied } });
  const cartText = () => asText(flow('cart').getSnapshot().context.lines);
  const toasts = () => flow('toasts').getSnapshot().context.toasts;

  shop.start();
  return {
    shop,
    clock,
    ...requests,
    session,
    drafts,
    savedCarts,
    savedOrders: orderList.stored,
    savedBottles: bottleList.stored,
    savedAddresses: addressList.stored,
    storedWatched: watchedList.stored,
    visited,
    storedAddress: () => storedAddress[0],
    faults,
    go,
    hydrate,
    flow,
    otherTab,
    ordersInOtherTab: orderList.changeInOtherTab,
    savedInOtherTab: bottleList.changeInOtherTab,
    addressesInOtherTab: addressList.changeInOtherTab,
    watchedInOtherTab: watchedList.changeInOtherTab,
    cartText,
    toasts,
  };
}
