import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { additionMachine } from '#machines/addition/addition.machine.ts';
import * as addition from '#machines/addition/addition.selectors.ts';
import type { addressesMachine } from '#machines/addresses/addresses.machine.ts';
import * as addresses from '#machines/addresses/addresses.selectors.ts';
import type { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import * as ageGate from '#machines/age-gate/age-gate.selectors.ts';
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
import type { faultReportMachine } from '#machines/fault-report/fault-report.machine.ts';
import * as faultReport from '#machines/fault-report/fault-report.selectors.ts';
import type { headerMachine } from '#machines/header/header.machine.ts';
import * as header from '#machines/header/header.selectors.ts';
import type { helpMachine } from '#machines/help/help.machine.ts';
import * as help from '#machines/help/help.selectors.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import * as login from '#machines/login/login.selectors.ts';
import type { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import * as navigation from '#machines/navigation/navigation.selectors.ts';
import type { ordersMachine } from '#machines/orders/orders.machine.ts';
import * as orders from '#machines/orders/orders.selectors.ts';
import type { pictureZoomMachine } from '#machines/picture-zoom/picture-zoom.machine.ts';
import * as pictureZoom from '#machines/picture-zoom/picture-zoom.selectors.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import * as product from '#machines/product/product.selectors.ts';
import type { savedMachine } from '#machines/saved/saved.machine.ts';
import * as saved from '#machines/saved/saved.selectors.ts';
import type { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import * as savedOffers from '#machines/saved-offers/saved-offers.selectors.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import * as session from '#machines/session/session.selectors.ts';
import type { pageLoadingMachine } from '#machines/shop/page-loading.machine.ts';
import type { shopMachine } from '#machines/shop/shop.machine.ts';
import * as shop from '#machines/shop/shop.selectors.ts';
import type { signupMachine } from '#machines/signup/signup.machine.ts';
import * as signup from '#machines/signup/signup.selectors.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import * as toasts from '#machines/toasts/toasts.selectors.ts';
import type { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import * as voucher from '#machines/voucher/voucher.selectors.ts';
import { LONGEST_WALK_MS, situationsOf } from './every-situation.ts';

/** In words, what is true; the selector that has to say so; and in which states, and in no others, it is true. */
type Row<Snapshot> = readonly [words: string, isTrue: (snapshot: Snapshot) => boolean, states: readonly string[]];

/** A chart's selectors, in every situation of its event catalogue. A view asks nothing else. */
function saysInStates<Machine extends AnyStateMachine>(flow: string, rows: readonly Row<SnapshotFrom<Machine>>[]) {
  describe(flow, { timeout: LONGEST_WALK_MS }, () => {
    it.each(rows)('%s', (_, isTrue, states) => {
      const wrong = situationsOf(flow).filter(
        (situation) =>
          isTrue(situation.snapshot as SnapshotFrom<Machine>) !==
          states.some((state) => situation.states.includes(state)),
      );
      expect(wrong.map((situation) => situation.states.join(', '))).toEqual([]);
    });

    it.each(rows)('%s: its states are reached, and others, too', (_, __, states) => {
      const reached = new Set(situationsOf(flow).flatMap((situation) => situation.states));
      expect(states.filter((state) => !reached.has(state))).toEqual([]);
      expect(situationsOf(flow).some((situation) => !states.some((state) => situation.states.includes(state)))).toBe(
        true,
      );
    });
  });
}

saysInStates<typeof additionMachine>('addition', [
  ["CRT-6 the buttons say 'Added'", addition.isAcknowledged, ['acknowledged']],
]);

saysInStates<typeof addressesMachine>('addresses', [
  ['ADB-1 the address of this order is to be remembered', addresses.isRemembering, ['choice.remembering']],
  ['ADB-6 the device stores no addresses', addresses.isNotStored, ['book.open.notStored']],
]);

saysInStates<typeof ageGateMachine>('age-gate', [
  ['AGE-1 AGE-7 the gate covers the shop', ageGate.isGateShut, ['unknown', 'asking', 'leaving']],
  ['AGE-1 the gate asks', ageGate.isAsking, ['asking']],
]);

saysInStates<typeof backInStockMachine>('back-in-stock', [
  ['BCK-2 a notice has something to say', backInStock.hasNews, ['news.shown']],
  ['BCK-7 the device stores no watched products', backInStock.isNotStored, ['book.open.notStored']],
]);

saysInStates<typeof cartMachine>('cart', [
  ['CRT-4 the stored cart is not read yet', cart.isRestoring, ['restoring']],
  ['CRT-2 the cart is empty', cart.isEmpty, ['ready.contents.empty']],
  ['STO-1 the device does not store the cart', cart.isNotStored, ['ready.storage.notStored']],
  ['CRT-5 prices could not be checked', cart.isUncheckable, ['ready.prices.uncheckable']],
]);

saysInStates<typeof catalogueMachine>('catalogue', [
  ['PRD-7 the list is empty', (snapshot) => catalogue.listView(snapshot) === 'empty', ['list.empty']],
  ['PRD-7 the list has failed', (snapshot) => catalogue.listView(snapshot) === 'failed', ['list.failed']],
  ['API-3 loading takes long', catalogue.isSlow, ['list.loading.slow']],
  ['PRD-12 API-3 the next page takes long', catalogue.isMoreSlow, ['list.showing.loadingMore.slow']],
  ['PRD-12 more products are loading', catalogue.isLoadingMore, ['list.showing.loadingMore']],
  ['PRD-12 more products could not be loaded', catalogue.hasMoreFailed, ['list.showing.moreFailed']],
  ['PRD-2 the choices of the filters could not be loaded', catalogue.haveFacetsFailed, ['facets.failed']],
  ['PRD-2 the drawer with the filters is open', catalogue.isFilterPanelOpen, ['filterPanel.open']],
]);

const STEPS = ['open.reviewingOrder', 'open.enteringDelivery', 'open.choosingPayment'];
const LAST_STEP = ['open.confirming', 'open.placing'];

saysInStates<typeof checkoutMachine>('checkout', [
  ['CHK-1 the first step is shown', (snapshot) => checkout.stepOf(snapshot) === 0, ['open.reviewingOrder']],
  ['CHK-1 the second step is shown', (snapshot) => checkout.stepOf(snapshot) === 1, ['open.enteringDelivery']],
  ['CHK-1 the third step is shown', (snapshot) => checkout.stepOf(snapshot) === 2, ['open.choosingPayment']],
  ['CHK-1 SRV-4 the last step is shown', (snapshot) => checkout.stepOf(snapshot) === 3, LAST_STEP],
  ['CHK-1 no step is shown', (snapshot) => checkout.stepOf(snapshot) === -1, ['unavailable', 'closed', 'confirmed']],
  ['SRV-4 the shop waits for the server', checkout.isPlacing, ['open.placing']],
  ['CHK-4 a dialog is open', checkout.isCheckoutShown, ['open', 'confirmed']],
  ['CHK-3 the confirmation is shown', checkout.isConfirmed, ['confirmed']],
  [
    'CHK-1 there is a way back',
    checkout.canGoBack,
    ['open.enteringDelivery', 'open.choosingPayment', 'open.confirming'],
  ],
  [
    "CHK-1 the button says 'Complete Order'",
    (snapshot) => checkout.submitText(snapshot) === 'Complete Order',
    LAST_STEP,
  ],
  [
    "CHK-1 the button says 'Next'",
    (snapshot) => checkout.submitText(snapshot) === 'Next',
    ['unavailable', 'closed', 'confirmed', ...STEPS],
  ],
  ['CHK-7 prices are said', (snapshot) => checkout.pricesAtLastStep(snapshot) !== null, ['open.confirming']],
]);

saysInStates<typeof contactMachine>('contact', [['CON-1 the notice is shown', contact.isThanked, ['sent']]]);

saysInStates<typeof faultReportMachine>('fault-report', [
  ['FLT-1 the report is being copied', faultReport.isCopying, ['copying']],
  ['FLT-1 the report is copied', faultReport.isCopied, ['copied']],
  ['FLT-1 the browser does not copy it', faultReport.isRefused, ['refused']],
]);

saysInStates<typeof headerMachine>('header', [
  ['HDR-4 the menu is open', header.isMenuOpen, ['panels.open.menu']],
  ['HDR-3 the menu of the account is open', header.isAccountMenuOpen, ['panels.open.accountMenu']],
  ['HDR-1 the code of the app is shown', header.isAppCodeOpen, ['panels.open.appCode']],
  ['HDR-5 the search is shown on a narrow screen', header.isSearchPanelOpen, ['panels.open.searchPanel']],
  ['HDR-5 the suggestions are listed', header.isSuggesting, ['suggestions.listed']],
]);

saysInStates<typeof helpMachine>('help', [
  ['HLP-1 no question is found', help.isNothingFound, ['nothingFound']],
  ['HLP-1 the result is read out', (snapshot) => help.searchStatus(snapshot) !== '', ['found', 'nothingFound']],
]);

saysInStates<typeof loginMachine>('login', [
  ['LOG-1 the address is asked', login.isAtEmail, ['email']],
  ['SRV-2 another code has been sent', login.isSentAgain, ['code.entering.sentAgain']],
  ['LOG-2 the address is refused', login.isEmailRefused, ['email.entering.refused']],
  ['API-3 the answer takes long', login.isSlow, ['email.checking.slow', 'code.resending.slow', 'code.signingIn.slow']],
  ['API-3 SRV-2 a slow request can be repeated', login.canRetry, ['email.checking.slow', 'code.resending.slow']],
  ['LOG-3 a request runs', login.isBusy, ['email.checking', 'code.resending', 'code.verifying', 'code.signingIn']],
]);

saysInStates<typeof navigationMachine>('navigation', [
  ['HDR-4 a page has just been opened', navigation.isJustOpened, ['page.justOpened']],
]);

saysInStates<typeof ordersMachine>('orders', [
  ['ORD-2 the stored orders are not read yet', orders.isUnread, ['contents.unknown']],
  ['SRV-9 the account is asked', orders.isAsking, ['account.asking']],
  ['SRV-9 API-3 its answer takes long', orders.isAccountSlow, ['account.asking.slow']],
  ['SRV-9 the account has not answered', orders.isUnanswered, ['account.unanswered']],
]);

saysInStates<typeof pageLoadingMachine>('page-loading', [
  ['RTE-1 the page is there', (snapshot) => shop.pageLoadingView(snapshot) === 'loaded', ['loaded']],
  ['RTE-1 the page is missing', (snapshot) => shop.pageLoadingView(snapshot) === 'failed', ['failed']],
  [
    'RTE-1 the page is loading',
    (snapshot) => shop.pageLoadingView(snapshot) === 'loading',
    ['idle', 'loading', 'reloading'],
  ],
]);

saysInStates<typeof pictureZoomMachine>('picture-zoom', [
  ['ZOM-1 the picture is over the screen', pictureZoom.isZoomOpen, ['open']],
  ['ZOM-1 a part of the picture is seen', pictureZoom.isEnlarged, ['open.enlarged']],
  ['ZOM-2 the picture can be made smaller', pictureZoom.canZoomOut, ['open.enlarged']],
]);

saysInStates<typeof productMachine>('product', [
  [
    'DET-2 places are shown',
    (snapshot) => product.productView(snapshot) === 'placeholders',
    ['idle', 'loading.waiting', 'loading.slow'],
  ],
  ['DET-2 the product is shown', (snapshot) => product.productView(snapshot) === 'showing', ['showing']],
  [
    'DET-2 the product is not there',
    (snapshot) => product.productView(snapshot) === 'notFound',
    ['notFound', 'loading.unlisted'],
  ],
  ['DET-2 the product has failed', (snapshot) => product.productView(snapshot) === 'failed', ['failed']],
  ['DET-2 there is a product to show', (snapshot) => product.shownProduct(snapshot) !== null, ['showing']],
  ['API-3 loading takes long', product.isSlow, ['loading.slow']],
  ['DET-1 similar products are loading', product.isRelatedLoading, ['showing.verifying', 'showing.fetchingRelated']],
]);

saysInStates<typeof savedMachine>('saved', [
  ['SAV-4 the stored bottles are not read yet', saved.isUnread, ['book.restoring']],
  ['SAV-4 nothing is saved', saved.hasNone, ['contents.none']],
  ['SAV-7 the device does not store the bottles', saved.isNotStored, ['book.open.notStored']],
]);

saysInStates<typeof savedOffersMachine>('saved-offers', [
  ['SAV-4 the catalogue is asked', savedOffers.isAsking, ['shown.asking', 'shown.seeking']],
  ['API-3 loading takes long', savedOffers.isSlow, ['shown.asking.slow']],
  [
    'SAV-4 the prices could not be loaded',
    (snapshot) => savedOffers.offersProblem(snapshot) !== null,
    ['shown.unanswered'],
  ],
]);

saysInStates<typeof sessionMachine>('session', [
  ['SES-1 the stored session has been read', session.isSessionKnown, ['known']],
  [
    'SES-1 it is known that the shopper is not signed in',
    session.isNobodySignedIn,
    ['known.signedOut', 'known.signingOut', 'known.required', 'known.ended'],
  ],
  ['HDR-3 a shopper is signed in', (snapshot) => session.signedInUser(snapshot) !== null, ['known.signedIn']],
  ['SES-2 the session has ended', (snapshot) => session.loginReason(snapshot) === 'ended', ['known.ended']],
  ['SES-2 a sign-in is required', (snapshot) => session.loginReason(snapshot) === 'required', ['known.required']],
]);

saysInStates<typeof shopMachine>('shop', [['FLT-1 a bug has stopped the shop', shop.isBroken, ['broken']]]);

saysInStates<typeof signupMachine>('signup', [
  ['SGN-5 the account is created', signup.isCreated, ['created']],
  ['SRV-10 the server creates the account', signup.isCreating, ['creating']],
  ['SGN-4 SRV-10 the form has been submitted', signup.isSubmitting, ['creating', 'filling.form.waiting']],
  ['SRV-10 API-3 that takes long', signup.isSlow, ['creating.slow']],
  ['SRV-10 the account could not be created', signup.isCreationFailed, ['filling.form.failed']],
  ['SGN-3 the calendar is open', signup.isCalendarOpen, ['filling.calendar.open']],
  ['SGN-4 the postcode is looked up', signup.isLookingUp, ['filling.lookup.looking']],
  ['SGN-4 street and city belong to the postcode', signup.isAddressFilled, ['filling.lookup.filled']],
]);

saysInStates<typeof toastsMachine>('toasts', [['CRT-6 a message is shown', toasts.isAnythingSaid, ['showing']]]);

saysInStates<typeof voucherMachine>('voucher', [
  ['VCH-2 the code is being checked', voucher.isChecking, ['checking']],
  ['VCH-2 API-3 the check takes long', voucher.isSlow, ['checking.answer.awaited.slow']],
  ['VCH-6 the checkout waits for the check', voucher.isProceeding, ['checking.next.proceeding']],
]);
