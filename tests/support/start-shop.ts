import {
  type ActorOptions,
  assign,
  createActor,
  type EventObject,
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
import type { CheckedCart, CheckedContent } from '#machines/cart/reconcile-cart.ts';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import type { Credentials } from '#machines/domain/auth.ts';
import type { Facets } from '#machines/domain/brand.ts';
import type { Cart, CartLine } from '#machines/domain/cart.ts';
import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import type { TakenOrder } from '#machines/domain/order.schema.ts';
import type { Order, OrderStamp } from '#machines/domain/order.ts';
import type { Product, ProductPage } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import type { NavigationKind, PageName } from '#machines/domain/routes.ts';
import { NO_ABILITIES, type ServerAbilities } from '#machines/domain/server.schema.ts';
import type { RestoredAuth } from '#machines/domain/stored-auth.ts';
import type { Voucher, VoucherAnswer } from '#machines/domain/voucher.ts';
import { headerMachine } from '#machines/header/header.machine.ts';
import type { Suggestions } from '#machines/header/suggestions.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { CodeAnswer } from '#machines/login/login-rules.ts';
import { orderNumber } from '#machines/orders/order-number.ts';
import type { OrdersEvent } from '#machines/orders/orders.events.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { NO_STORED_ORDERS, type RestoredOrders } from '#machines/orders/stored-orders.ts';
import { placingMachine, type Submission } from '#machines/placing/placing.machine.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import type { SavedEvent } from '#machines/saved/saved.events.ts';
import { savedMachine } from '#machines/saved/saved.machine.ts';
import { NO_STORED_SAVED, type RestoredSaved } from '#machines/saved/stored-saved.ts';
import type { Alternatives } from '#machines/saved-offers/checked-bottles.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { messagesMachine } from '#machines/shop/messages.machine.ts';
import type { PageDownload } from '#machines/shop/page-loading.events.ts';
import { pageLoadingMachine } from '#machines/shop/page-loading.machine.ts';
import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import type { ShopRefs } from '#machines/shop/refs.ts';
import type { DeviceEvent } from '#machines/shop/shop.events.ts';
import { shopMachine } from '#machines/shop/shop.machine.ts';
import type { FoundAddress } from '#machines/signup/found-address.ts';
import { type SignupAnswer, signupMachine } from '#machines/signup/signup.machine.ts';
import { signupDraft } from '#machines/signup/signup-draft.ts';
import type { SignupForm } from '#machines/signup/signup-form.ts';
import { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import { checkoutWithDrafts } from './checkout-with-drafts.ts';
import { fakeDrafts } from './fake-drafts.ts';
import { fakeNavigation, type Visit } from './fake-navigation.ts';
import { fakeSession } from './fake-session.ts';
import { heldFetches, heldRequests } from './held-requests.ts';
import { asText } from './sample-products.ts';

type Clock = NonNullable<ActorOptions<typeof shopMachine>['clock']>;

type Options = {
  /** Where the visit begins. */
  at?: string;
  /** In place of requests that the test holds: what the shop's flows ask the world for. */
  asked?: Partial<ReturnType<typeof heldWorld>['logics']>;
  /** In place of a history that changes as the test says. */
  navigation?: ReturnType<typeof fakeNavigation>['logic'];
  /** In place of messages that come at once. */
  messages?: typeof messagesMachine;
  /** What storage holds of orders: none unless said. */
  orders?: RestoredOrders;
  /** What storage holds of saved bottles: none unless said. */
  kept?: RestoredSaved;
  /** What storage holds of addresses: none unless said. */
  addresses?: RestoredAddresses;
  /** What storage holds of watched products: none unless said. */
  watched?: RestoredWatched;
  /** An inspector of the shop's actor system. */
  inspect?: (event: InspectionEvent) => void;
  /** Whether the code of pages is there at once, as after a warm-up; else the test answers for each. */
  hasCode?: boolean;
};

/** A server that takes no orders, unless a test gives another. */
const SIMULATED_SERVER = fromPromise<ServerAbilities>(() => Promise.resolve(NO_ABILITIES));
const SIMULATED_ACCOUNTS = fromPromise<SignupAnswer, { form: SignupForm }>(() => Promise.resolve('created'));
const EVERY_PAGE = fromPromise<PageDownload, { page: PageName }>(() => Promise.resolve({ result: 'loaded' }));
const NONE_UNANSWERED = fromCallback<EventObject>(() => {});
/** When orders are placed. */
const NOON = '2026-06-15T12:00:01.000Z';

/** Every request of the shop, held until the test answers it. */
function heldWorld() {
  const requests = {
    lists: heldFetches<ProductPage, { query: ProductQuery; page: number }>(),
    facets: heldFetches<Facets>(),
    products: heldFetches<Product, { id: string }>(),
    shelves: heldRequests<readonly Product[], { product: Product | null }>(),
    checks: heldRequests<CheckedCart, CheckedContent>(),
    suggestions: heldRequests<Suggestions, { text: string }>(),
    emails: heldRequests<CodeAnswer, { email: string }>(),
    orders: heldRequests<TakenOrder, { submission: Submission }>(),
    accounts: heldRequests<readonly Order[] | null>(),
    vouchers: heldRequests<VoucherAnswer, { code: string }>(),
    codes: heldRequests<boolean, { email: string; code: string }>(),
    signIns: heldRequests<Credentials, { email: string; code?: string | undefined }>(),
    lookups: heldRequests<FoundAddress, { postcode: string }>(),
    todaysLists: heldRequests<ProductPage, { query: ProductQuery }>(),
    todaysFacets: heldRequests<Facets>(),
    todaysProducts: heldRequests<Product, { id: string }>(),
    todaysShelves: heldRequests<readonly Product[], { product: Product | null }>(),
    pages: heldRequests<PageDownload, { page: PageName }>(),
    finds: heldRequests<readonly Product[], { ids: readonly string[] }>(),
    offers: heldRequests<CatalogueAnswer, { ids: readonly string[] }>(),
    alternatives: heldRequests<Alternatives, { products: readonly Product[] }>(),
    stockChecks: heldRequests<CatalogueAnswer, { ids: readonly string[] }>(),
  };
  const drafts = fakeDrafts();
  const session = fakeSession(drafts.forgetAll);
  const logics = {
    fetchProducts: requests.lists.logic,
    fetchFacets: requests.facets.logic,
    fetchProduct: requests.products.logic,
    fetchRelated: requests.shelves.logic,
    checkProducts: requests.checks.logic,
    suggest: requests.suggestions.logic,
    checkEmail: requests.emails.logic,
    checkVoucher: requests.vouchers.logic,
    verifyCode: requests.codes.logic,
    signIn: requests.signIns.logic,
    lookUpPostcode: requests.lookups.logic,
    revalidateProducts: requests.todaysLists.logic,
    revalidateFacets: requests.todaysFacets.logic,
    revalidateProduct: requests.todaysProducts.logic,
    revalidateRelated: requests.todaysShelves.logic,
    loadPage: requests.pages.logic,
    signOut: session.signOuts.logic,
    findProducts: requests.finds.logic,
    findOffers: requests.offers.logic,
    findAlternatives: requests.alternatives.logic,
    checkStock: requests.stockChecks.logic,
    askServer: SIMULATED_SERVER,
    createAccount: SIMULATED_ACCOUNTS,
    sendOrder: requests.orders.logic,
    fetchOrders: requests.accounts.logic,
    restoreUnanswered: NONE_UNANSWERED,
  };
  return { requests, session, drafts, logics };
}

/** The whole shop in Node: time and every request are in the test's hands, and navigation changes the address at once. */
export const startShop = (options: Options = {}) => startShopOn(new SimulatedClock(), options);

/** The same on a clock of the test's own. */
export function startShopOn<OwnClock extends Clock>(
  clock: OwnClock,
  {
    at = '/',
    hasCode = true,
    inspect,
    asked,
    navigation: ownNavigation,
    messages = messagesMachine,
    orders = NO_STORED_ORDERS,
    kept = NO_STORED_SAVED,
    addresses = NO_STORED_ADDRESSES,
    watched = NO_STORED_WATCHED,
  }: Options = {},
) {
  const { requests, session, drafts, logics } = heldWorld();
  const world = { ...logics, ...(hasCode ? { loadPage: EVERY_PAGE } : {}), ...asked };
  const saved: Cart[] = [];
  const visited: Visit[] = [];
  const faults: unknown[] = [];
  const watchers = new Set<(event: CartEvent) => void>();
  const navigation = fakeNavigation(at, visited);
  const savedOrders: (readonly Order[])[] = [];
  const ordersWatchers = new Set<(event: OrdersEvent) => void>();
  const storedOrders = ordersMachine.provide({
    actors: {
      stampOrder: fromPromise<OrderStamp, { taken: readonly string[] }>(({ input: { taken } }) =>
        Promise.resolve({ number: orderNumber(2026, 0, taken), placedAt: NOON }),
      ),
      storeOrders: fromPromise<boolean, { orders: readonly Order[] }>(({ input }) => {
        savedOrders.push(input.orders);
        return Promise.resolve(true);
      }),
      watchStoredOrders: fromCallback<OrdersEvent>(({ sendBack }) => {
        ordersWatchers.add(sendBack);
        return () => ordersWatchers.delete(sendBack);
      }),
      findProducts: world.findProducts,
      fetchOrders: world.fetchOrders,
    },
  });
  const placing = placingMachine.provide({
    actors: {
      askServer: world.askServer,
      sendOrder: world.sendOrder,
      restoreUnanswered: world.restoreUnanswered,
    },
  });

  const savedBottles: (readonly NamedProduct[])[] = [];
  const savedWatchers = new Set<(event: SavedEvent) => void>();
  const storedBottles = savedMachine.provide({
    actors: {
      storeSaved: fromPromise<boolean, { bottles: readonly NamedProduct[] }>(({ input }) => {
        savedBottles.push(input.bottles);
        return Promise.resolve(true);
      }),
      watchStoredSaved: fromCallback<SavedEvent>(({ sendBack }) => {
        savedWatchers.add(sendBack);
        return () => savedWatchers.delete(sendBack);
      }),
    },
  });
  const savedAddresses: (readonly StoredAddress[])[] = [];
  const addressesWatchers = new Set<(event: AddressesEvent) => void>();
  const storedAddresses = addressesMachine.provide({
    actors: {
      storeAddresses: fromPromise<boolean, { addresses: readonly StoredAddress[] }>(({ input }) => {
        savedAddresses.push(input.addresses);
        return Promise.resolve(true);
      }),
      watchStoredAddresses: fromCallback<AddressesEvent>(({ sendBack }) => {
        addressesWatchers.add(sendBack);
        return () => addressesWatchers.delete(sendBack);
      }),
    },
  });
  const savedOffers = savedOffersMachine.provide({
    actors: { findProducts: world.findOffers, findAlternatives: world.findAlternatives },
  });

  const storedWatched: (readonly NamedProduct[])[] = [];
  const watchedWatchers = new Set<(event: BackInStockEvent) => void>();
  const backInStock = backInStockMachine.provide({
    actors: {
      checkStock: world.checkStock,
      storeWatched: fromPromise<boolean, { products: readonly NamedProduct[] }>(({ input }) => {
        storedWatched.push(input.products);
        return Promise.resolve(true);
      }),
      watchStoredWatched: fromCallback<BackInStockEvent>(({ sendBack }) => {
        watchedWatchers.add(sendBack);
        return () => watchedWatchers.delete(sendBack);
      }),
    },
  });

  const vouchers = voucherMachine.provide({ actors: { checkVoucher: world.checkVoucher } });

  const shop = createActor(
    shopMachine.provide({
      actors: {
        ageGate: ageGateMachine.provide({ actions: { rememberConfirmation: () => {}, leaveSite: () => {} } }),
        cart: cartMachine.provide({
          actions: {
            saveCart: ({ context: { lines, discount, voucher } }) => void saved.push({ lines, discount, voucher }),
          },
          actors: {
            checkProducts: world.checkProducts,
            watchStoredCart: fromCallback<CartEvent>(({ sendBack }) => {
              watchers.add(sendBack);
              return () => watchers.delete(sendBack);
            }),
          },
        }),
        catalogue: catalogueMachine.provide({
          actions: { keepRowsRendered: () => {}, showListTop: () => {} },
          actors: {
            fetchProducts: world.fetchProducts,
            fetchFacets: world.fetchFacets,
            revalidateProducts: world.revalidateProducts,
            revalidateFacets: world.revalidateFacets,
          },
        }),
        product: productMachine.provide({
          actors: {
            fetchProduct: world.fetchProduct,
            fetchRelated: world.fetchRelated,
            revalidateProduct: world.revalidateProduct,
            revalidateRelated: world.revalidateRelated,
          },
        }),
        checkout: checkoutWithDrafts(drafts),
        contact: contactMachine.provide({
          actions: {
            storeDraft: ({ context }) => drafts.store('contact', context.form),
            forgetDraft: () => drafts.forget('contact'),
          },
          actors: { restoreDraft: drafts.restore('contact') },
        }),
        header: headerMachine.provide({ actors: { suggest: world.suggest } }),
        login: loginMachine.provide({
          actions: {
            storeDraft: ({ context: { email, sender } }, step) => drafts.store('login', { email, step, sender }),
            forgetDraft: () => drafts.forget('login'),
          },
          actors: {
            restoreDraft: drafts.restore('login'),
            checkEmail: world.checkEmail,
            verifyCode: world.verifyCode,
            signIn: world.signIn,
          },
        }),
        messages,
        navigation: ownNavigation ?? navigation.logic,
        pageLoading: pageLoadingMachine.provide({
          actors: { loadPage: world.loadPage },
          actions: { reloadPage: () => void faults.push(new Error('No deploy removes a file here.')) },
        }),
        purchase: purchaseMachine.provide({
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
        recentlyViewed: recentlyViewedMachine.provide({
          actions: { storeProducts: () => {} },
        }),
        watchDevice: fromCallback<DeviceEvent>(() => {}),
        session: session.logic.provide({ actors: { signOut: world.signOut } }),
        signup: signupMachine.provide({
          actions: {
            noteToday: assign({ today: '2026-06-15' }),
            logForm: () => {},
            logFailedLookup: () => {},
            storeDraft: ({ context }) => drafts.store('signup', signupDraft(context.form)),
            forgetDraft: () => drafts.forget('signup'),
          },
          actors: {
            lookUpPostcode: world.lookUpPostcode,
            askServer: world.askServer,
            createAccount: world.createAccount,
            restoreDraft: drafts.restore('signup'),
          },
        }),
      },
      actions: { reportFault: (_, { error }) => void faults.push(error) },
    }),
    { clock, systemId: 'shop', ...(inspect ? { inspect } : {}) },
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
      saved: kept,
      addresses,
      viewed: [],
      watched,
    });
  const flow = <Name extends keyof ShopRefs>(name: Name): ShopRefs[Name] => shop.system.get(name) as ShopRefs[Name];
  const otherTab = (lines: readonly CartLine[], applied?: Voucher) => {
    for (const notify of watchers)
      notify({ type: 'cart.changedElsewhere', cart: { lines, discount: 0, voucher: applied } });
  };
  const ordersInOtherTab = (stored: readonly Order[]) => {
    for (const notify of ordersWatchers) notify({ type: 'orders.changedElsewhere', orders: stored });
  };
  const savedInOtherTab = (stored: readonly NamedProduct[]) => {
    for (const notify of savedWatchers) notify({ type: 'saved.changedElsewhere', bottles: stored });
  };
  const addressesInOtherTab = (stored: readonly StoredAddress[]) => {
    for (const notify of addressesWatchers) notify({ type: 'addresses.changedElsewhere', addresses: stored });
  };
  const watchedInOtherTab = (products: readonly NamedProduct[]) => {
    for (const notify of watchedWatchers) notify({ type: 'watched.changedElsewhere', products });
  };
  const cartText = () => asText(flow('cart').getSnapshot().context.lines);
  const toasts = () => flow('toasts').getSnapshot().context.toasts;

  shop.start();
  return {
    shop,
    clock,
    ...requests,
    session,
    drafts,
    saved,
    savedOrders,
    savedBottles,
    savedAddresses,
    storedWatched,
    visited,
    faults,
    go,
    hydrate,
    flow,
    otherTab,
    ordersInOtherTab,
    savedInOtherTab,
    addressesInOtherTab,
    watchedInOtherTab,
    cartText,
    toasts,
  };
}
