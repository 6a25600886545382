import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';
import type { addressesMachine } from '#machines/addresses/addresses.machine.ts';
import { sampleAddress } from '#machines/addresses/addresses.samples.ts';
import * as addresses from '#machines/addresses/addresses.selectors.ts';
import type { backInStockMachine } from '#machines/back-in-stock/back-in-stock.machine.ts';
import * as backInStock from '#machines/back-in-stock/back-in-stock.selectors.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import * as cart from '#machines/cart/cart.selectors.ts';
import type { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import * as catalogue from '#machines/catalogue/catalogue.selectors.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import * as checkout from '#machines/checkout/checkout.selectors.ts';
import type { contactMachine } from '#machines/contact/contact.machine.ts';
import * as contact from '#machines/contact/contact.selectors.ts';
import { sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import { PAGE_NAMES } from '#machines/domain/routes.ts';
import type { headerMachine } from '#machines/header/header.machine.ts';
import * as header from '#machines/header/header.selectors.ts';
import type { helpMachine } from '#machines/help/help.machine.ts';
import * as help from '#machines/help/help.selectors.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import * as login from '#machines/login/login.selectors.ts';
import type { ordersMachine } from '#machines/orders/orders.machine.ts';
import { earlierOrder, sampleOrder } from '#machines/orders/orders.samples.ts';
import * as orders from '#machines/orders/orders.selectors.ts';
import type { pictureZoomMachine } from '#machines/picture-zoom/picture-zoom.machine.ts';
import * as pictureZoom from '#machines/picture-zoom/picture-zoom.selectors.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import * as product from '#machines/product/product.selectors.ts';
import type { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import * as recentlyViewed from '#machines/recently-viewed/recently-viewed.selectors.ts';
import type { savedMachine } from '#machines/saved/saved.machine.ts';
import * as saved from '#machines/saved/saved.selectors.ts';
import type { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import * as savedOffers from '#machines/saved-offers/saved-offers.selectors.ts';
import type { shopMachine } from '#machines/shop/shop.machine.ts';
import * as shop from '#machines/shop/shop.selectors.ts';
import type { signupMachine } from '#machines/signup/signup.machine.ts';
import * as signup from '#machines/signup/signup.selectors.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import * as toasts from '#machines/toasts/toasts.selectors.ts';
import type { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import * as voucher from '#machines/voucher/voucher.selectors.ts';
import { LONGEST_WALK_MS, situationsOf } from './every-situation.ts';

type Is = (...states: readonly string[]) => boolean;

/** In words, what is said; the selector that says it; and what it has to be, by the flow's states and data. */
type Row<Machine extends AnyStateMachine> = readonly [
  words: string,
  selector: (snapshot: SnapshotFrom<Machine>) => unknown,
  expected: (context: ContextFrom<Machine>, is: Is) => unknown,
];

/** A chart's selectors, in every situation of its event catalogue, beside the plain data. */
function saysOfData<Machine extends AnyStateMachine>(flow: string, rows: readonly Row<Machine>[]) {
  describe(flow, { timeout: LONGEST_WALK_MS }, () => {
    it.each(rows)('%s', (_, selector, expected) => {
      const values = new Set<string>();
      for (const { snapshot, states } of situationsOf(flow)) {
        const is: Is = (...wanted) => wanted.some((state) => states.includes(state));
        const value = expected(snapshot.context, is);
        expect(selector(snapshot as SnapshotFrom<Machine>), states.join(', ')).toEqual(value);
        values.add(JSON.stringify(value) ?? 'undefined');
      }
      expect(values.size, 'different values').toBeGreaterThan(1);
    });
  });
}

saysOfData<typeof addressesMachine>('addresses', [
  ['ADB-2 the stored addresses', addresses.storedAddresses, ({ addresses: stored }) => stored],
  [
    'ADB-4 the address that Undo restores is the one removed last',
    addresses.latestRemoved,
    ({ removed }) => removed[removed.length - 1]?.address ?? null,
  ],
  [
    'ADB-2 an address is stored, in whatever letters it is written',
    addresses.isAddressStored({ ...sampleAddress, street: ` ${sampleAddress.street.toUpperCase()} ` }),
    ({ addresses: stored }) => stored.some(({ address }) => address.street === sampleAddress.street),
  ],
]);

saysOfData<typeof backInStockMachine>('back-in-stock', [
  [
    'BCK-1 the shopper waits for the whisky',
    backInStock.isWatched(soldOutBottle.id),
    ({ watched }) => watched.map(({ id }) => id).includes(soldOutBottle.id),
  ],
  ['BCK-5 the watched products', backInStock.watchedProducts, ({ watched }) => watched],
  ['BCK-2 the watched products with the answer', backInStock.watches, (context) => context],
  [
    'BCK-5 what the catalogue has said of the whisky',
    backInStock.watchedState(soldOutBottle.id),
    ({ watched, answer: { asked, found } }) => {
      if (!asked.includes(soldOutBottle.id) || !watched.some(({ id }) => id === soldOutBottle.id)) return 'unknown';
      const today = found.find(({ id }) => id === soldOutBottle.id);
      if (today === undefined) return 'gone';
      return today.inStock ? 'inStock' : 'outOfStock';
    },
  ],
]);

saysOfData<typeof cartMachine>('cart', [
  ['CRT-2 the lines', cart.cartLines, ({ lines }) => lines],
  [
    'VCH-4 the voucher',
    (snapshot) => cart.cartVoucher(snapshot)?.code ?? null,
    ({ voucher: own }) => own?.code ?? null,
  ],
  ['HDR-2 the pieces', cart.cartCount, ({ lines }) => lines.map(({ quantity }) => quantity).reduce((a, b) => a + b, 0)],
  ['CRT-5 the corrections', cart.cartCorrections, ({ corrections }) => corrections],
  [
    'CRT-7 the pieces of a product, nought until the cart is read',
    cart.heldQuantity(sampleBottle.id),
    ({ lines }, is) =>
      is('restoring') ? 0 : (lines.find((line) => line.product.id === sampleBottle.id)?.quantity ?? 0),
  ],
  [
    'CRT-1 one more fits, up to 999',
    cart.hasRoomFor(sampleBottle.id),
    ({ lines }) => !lines.some((line) => line.product.id === sampleBottle.id && line.quantity === 999),
  ],
]);

saysOfData<typeof catalogueMachine>('catalogue', [
  [
    'PRD-7 the place of the list',
    catalogue.listView,
    ({ list }, is) => {
      if (is('list.empty')) return 'empty';
      if (is('list.failed')) return 'failed';
      const isSomething = list !== null && list.products.length > 0;
      if (is('list.loading')) return isSomething ? 'refreshing' : 'placeholders';
      return is('list.showing') || isSomething ? 'showing' : 'placeholders';
    },
  ],
  [
    'PRD-7 the list is loading, or was not requested',
    catalogue.isListLoading,
    ({ list }, is) => {
      return is('list.loading') || (is('list.idle') && (list?.products ?? []).length === 0);
    },
  ],
  [
    'PRD-7 the list before is shown',
    catalogue.isRefreshing,
    ({ list }, is) => {
      return is('list.loading') && (list?.products ?? []).length > 0;
    },
  ],
  ['RTE-5 Back would show a list', catalogue.isListRemembered, ({ list }) => (list?.products ?? []).length > 0],
  ['PRD-1 the shown products', catalogue.shownProducts, ({ list }) => list?.products ?? []],
  ['PRD-1 how many are shown', catalogue.shownCount, ({ list }) => list?.products.length ?? 0],
  ['PRD-1 how many there are', catalogue.totalCount, ({ list }) => list?.total ?? 0],
  ['PRD-7 why the list could not be loaded', catalogue.problemMessage, ({ problem }) => problem?.message],
  ['PRD-12 the first product that was added', catalogue.firstNewId, ({ firstNew }) => firstNew],
  ['PRD-2 the query', catalogue.shownQuery, ({ query }) => query],
  ['PRD-2 the search', catalogue.searchedText, ({ query }) => query.search],
  [
    'PRD-10 there is a filter to clear, where a list is shown',
    catalogue.canClearFilters,
    ({ query }, is) => !is('list.idle') && (query.category !== null || query.search !== ''),
  ],
  [
    'PRD-12 there is a further page',
    catalogue.canShowMore,
    ({ list }, is) =>
      is('list.showing.settled', 'list.showing.moreFailed') && list !== null && list.page * list.pageSize < list.total,
  ],
]);

saysOfData<typeof checkoutMachine>('checkout', [
  ['CHK-2 the details', checkout.detailsOf, ({ details }) => details],
  [
    'CHK-7 another tab has changed the cart',
    checkout.isChangedElsewhere,
    ({ isChangedElsewhere }) => isChangedElsewhere,
  ],
  [
    'SRV-5 SRV-7 the problem, at the last step',
    checkout.problemAtLastStep,
    ({ problem }, is) => (is('open.confirming') ? problem : null),
  ],
  [
    'CHK-7 today’s prices, at the last step',
    checkout.pricesAtLastStep,
    ({ prices }, is) => {
      return is('open.confirming') ? prices : null;
    },
  ],
]);

saysOfData<typeof contactMachine>('contact', [
  ['CON-1 how many messages were sent', contact.sendingCount, ({ sendings }) => sendings],
  ['CON-1 the typed text', (snapshot) => contact.fieldText(snapshot, 'name'), ({ form }) => form.name],
]);

saysOfData<typeof headerMachine>('header', [
  ['HDR-1 the typed text', header.searchText, ({ text }) => text],
  ['HDR-5 the suggestions', header.suggestionsOf, ({ suggestions }) => suggestions],
  ['HDR-5 how many suggestions', header.suggestionCount, ({ suggestions }) => suggestions.length],
  ['HDR-5 the reached suggestion', header.highlightedPlace, ({ highlighted }) => highlighted],
]);

saysOfData<typeof helpMachine>('help', [
  ['HLP-1 the typed text', help.searchText, ({ text }) => text],
  [
    'HLP-1 the shown groups',
    (snapshot) => help.shownGroups(snapshot, []),
    ({ found }, is) => (is('browsing') ? [] : found),
  ],
]);

saysOfData<typeof loginMachine>('login', [
  ['LOG-1 the address', login.emailText, ({ email }) => email],
  ['LOG-3 the digits', login.codeText, ({ code }) => code],
  ['LOG-3 SRV-2 the code is simulated', login.isCodeSimulated, ({ sender }) => sender !== 'server'],
  [
    'LOG-3 the code is wrong',
    login.isCodeWrong,
    ({ problem }) => problem?.message === 'Invalid OTP. Please try again.',
  ],
  ['LOG-2 the error', login.problemText, ({ problem }) => problem?.message ?? null],
  [
    "LOG-3 'Verify & Sign In' is offered from the sixth digit on, and while a request runs",
    login.isVerifyOffered,
    ({ code }, is) => is('code') && (!is('code.entering') || /^\d{6}$/.test(code)),
  ],
]);

saysOfData<typeof ordersMachine>('orders', [
  [
    'ORD-6 SRV-9 where the orders are stored',
    orders.ordersPlace,
    ({ account }, is) => {
      const onDevice = is('account.known') ? 'device' : 'unknown';
      const isLostWithTab = is('book.open.notStored');
      const without = isLostWithTab ? 'tab' : onDevice;
      const withServer = isLostWithTab ? 'serverAlone' : 'server';
      return account ? withServer : without;
    },
  ],
  [
    'ORD-2 SRV-9 there is no order: neither here nor, once it has answered, with a server',
    orders.hasNone,
    ({ orders: own, account }, is) =>
      !is('contents.unknown') &&
      !is('account.asking') &&
      !is('account.unanswered') &&
      own.length + (account ?? []).length === 0,
  ],
  [
    'ORD-2 SRV-9 the orders of this device and the others of the account, the newest first',
    (snapshot) => orders.storedOrders(snapshot).map(({ number }) => number),
    ({ orders: own, account }) =>
      [...own, ...(account ?? []).filter(({ number }) => !own.some((order) => order.number === number))]
        .sort((one, other) => Date.parse(other.placedAt) - Date.parse(one.placedAt))
        .map(({ number }) => number),
  ],
  [
    'ORD-2 one order by its number',
    (snapshot) => orders.orderOf(earlierOrder.number)(snapshot)?.number ?? null,
    ({ orders: own, account }) =>
      [...own, ...(account ?? [])].some(({ number }) => number === earlierOrder.number) ? earlierOrder.number : null,
  ],
  [
    'ORD-4 the orders of this device can be deleted',
    orders.canClear,
    ({ orders: own }, is) => is('book.open') && own.length > 0,
  ],
  [
    'ORD-4 SRV-9 an order is on this device',
    orders.isOnDevice(sampleOrder.number),
    ({ orders: own }) => own.some(({ number }) => number === sampleOrder.number),
  ],
]);

saysOfData<typeof pictureZoomMachine>('picture-zoom', [
  ['ZOM-2 the level in words', pictureZoom.levelText, ({ level }) => `Zoom ${(level * 100).toFixed(0)}%`],
  ['ZOM-2 it can be enlarged up to 400%', pictureZoom.canZoomIn, ({ level }, is) => is('open') && level < 4],
  ['ZOM-2 it can be made smaller down to 100%', pictureZoom.canZoomOut, ({ level }, is) => is('open') && level > 1],
  [
    'ZOM-3 how the picture is enlarged and moved',
    pictureZoom.pictureTransform,
    ({ level, place: { x, y } }) => `scale(${level}) translate(${x * -100}%, ${y * -100}%)`,
  ],
]);

saysOfData<typeof productMachine>('product', [
  ['DET-1 the quantity', product.chosenQuantity, ({ quantity }) => quantity],
  ['DET-1 the part of the picture', product.chosenCrop, ({ crop }) => crop],
  ['DET-1 similar products', product.relatedProducts, ({ related }) => related],
  ['DET-2 why the product could not be loaded', product.problemMessage, ({ problem }) => problem?.message],
  ['DET-2 the product', product.shownProduct, ({ product: own }, is) => (is('showing') ? own : null)],
]);

saysOfData<typeof savedMachine>('saved', [
  [
    'SAV-2 a bottle is saved',
    saved.isSaved(sampleBottle.id),
    ({ bottles }) => bottles.map(({ id }) => id).includes(sampleBottle.id),
  ],
  ['SAV-4 the saved bottles', saved.savedBottles, ({ bottles }) => bottles],
]);

saysOfData<typeof savedOffersMachine>('saved-offers', [
  [
    'SAV-4 API-3 a saved bottle is in stock, out of stock, no longer sold, not to be read, or not known of',
    savedOffers.bottleState(soldOutBottle.id),
    ({ ids, checked: { asked, found } }, is) => {
      const today = found.find(({ id }) => id === soldOutBottle.id);
      if (today !== undefined) return today.inStock ? 'inStock' : 'outOfStock';
      if (asked.includes(soldOutBottle.id)) return 'gone';
      const isListed = ids.includes(soldOutBottle.id) && !is('shown.asking') && !is('shown.unanswered') && !is('idle');
      return isListed ? 'unreadable' : 'unknown';
    },
  ],
  [
    'SAV-4 the bottle in the catalogue',
    savedOffers.offered(soldOutBottle.id),
    ({ checked: { found } }) => found.filter(({ id }) => id === soldOutBottle.id)[0] ?? null,
  ],
  [
    'SAV-4 similar bottles',
    savedOffers.alternativesTo(soldOutBottle.id),
    ({ alternatives }) => alternatives[soldOutBottle.id] ?? [],
  ],
  [
    'SAV-4 why prices could not be loaded',
    savedOffers.offersProblem,
    ({ problem }, is) => (is('shown.unanswered') ? problem?.message : null),
  ],
]);

saysOfData<typeof recentlyViewedMachine>('recently-viewed', [
  ['DET-1 the products, the latest first', recentlyViewed.viewedProducts, ({ products }) => products],
]);

saysOfData<typeof shopMachine>('shop', [
  [
    'RTE-1 the page: that of its state, or of its address where it is only read',
    shop.shownPage,
    ({ route }, is) => {
      if (is('running.page.text')) return route?.name;
      return PAGE_NAMES.find((name) => is(`running.page.${name}`)) ?? null;
    },
  ],
  [
    'RTE-3 the id in the address of a placeholder',
    shop.shownPlaceholderId,
    ({ route }) => (route !== null && route.name === 'productPlaceholder' ? route.id : null),
  ],
  [
    'ORD-2 the number in the address of an order',
    shop.shownOrderNumber,
    ({ route }) => (route !== null && route.name === 'order' ? route.number : null),
  ],
]);

saysOfData<typeof signupMachine>('signup', [
  ['SGN-2 a typed text', (snapshot) => signup.fieldText(snapshot, 'postalCode'), ({ form }) => form.postalCode],
  ['SGN-2 a shown error', (snapshot) => signup.fieldError(snapshot, 'email'), ({ errors }) => errors.email],
  ['SGN-6 all shown errors', signup.formErrors, ({ errors }) => errors],
  ['SGN-6 how many submissions were refused', signup.refusalCount, ({ refusals }) => refusals],
  ['SRV-10 why the server refused the account', signup.refusalText, ({ refusal }) => refusal],
  [
    'SGN-6 typed texts can be restored',
    signup.canRestoreTyped,
    ({ replaced }, is) => is('filling') && !is('filling.lookup.looking') && replaced !== null,
  ],
]);

saysOfData<typeof toastsMachine>('toasts', [
  [
    'AGE-7 CRT-6 the messages',
    toasts.shownToasts,
    ({ toasts: own }, is) => (is('covered') || is('waiting') ? [] : own),
  ],
]);

saysOfData<typeof voucherMachine>('voucher', [
  ['VCH-1 the typed code', voucher.codeText, ({ code }) => code],
  ['VCH-1 VCH-2 the error', voucher.voucherProblem, ({ problem }) => problem],
]);

describe('DET-1 a product as a list has shown it', { timeout: LONGEST_WALK_MS }, () => {
  it('DET-1 is found in the shown list or in one before it', () => {
    const found = situationsOf('catalogue').map(({ snapshot }) => {
      const { list, remembered } = snapshot.context as ContextFrom<typeof catalogueMachine>;
      const known = [...(list?.products ?? []), ...remembered.flatMap((latest) => latest.list.products)];
      return known.map(({ id }) => {
        expect(catalogue.listedProduct(snapshot as SnapshotFrom<typeof catalogueMachine>, id)?.id).toBe(id);
        expect(catalogue.listedProduct(snapshot as SnapshotFrom<typeof catalogueMachine>, `${id}?`)).toBeNull();
        return id;
      });
    });
    expect(found.flat().length).toBeGreaterThan(0);
  });
});
