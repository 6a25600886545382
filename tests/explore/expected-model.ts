import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type EventObject,
  fromCallback,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import type { StoredAddress } from '#machines/addresses/address-book.ts';
import { type Cart, totalsOf } from '#machines/domain/cart.ts';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import type { Order } from '#machines/domain/order.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { isCredentials, type RestoredAuth } from '#machines/domain/stored-auth.ts';
import type { FlowName } from '#machines/shop/flows.ts';
import { messagesMachine } from '#machines/shop/messages.machine.ts';
import type { ShopRefs } from '#machines/shop/refs.ts';
import { provided } from '#tests/support/provided.ts';
import { startShopOn } from '#tests/support/start-shop.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';
import { HeldClock } from '#tools/chart-tests/explorer/clock.ts';
import type { EnvironmentAction } from '#tools/chart-tests/explorer/environment-actions.ts';
import { apiClient } from './api-client.ts';
import { askedOf } from './asked.ts';
import { HeldApi, type HeldCall, type WireAnswer } from './held-api.ts';
import { modelHistory } from './model-history.ts';
import { answerPrerendered, isPagePrerendered, isUnlistedProduct } from './prerendered-page.ts';
import { relayLater } from './relay-later.ts';
import {
  abilitiesOf,
  addressesText,
  authText,
  cartText,
  expiredText,
  ordersText,
  restoredAddresses,
  restoredCart,
  restoredOrders,
  restoredSaved,
  restoredWatched,
  STORAGE_KEYS,
  savedText,
  type Visit,
  watchedText,
} from './visit.ts';

/** ms that every step takes, so that a browser can show what it led to. */
const STEP_MS = 60;
/** ms. The browser may be so much later than the expected model: no timer may run just before or just after a look. */
const LEEWAY_MS = 150;

/** The checkout's code loads at its first opening. Where it is blocked, it has failed then, until the next opening loads it. */
type CheckoutCode = 'notLoaded' | 'blocked' | 'failed' | 'loaded';
const OPENED: Readonly<Record<CheckoutCode, CheckoutCode>> = {
  notLoaded: 'loaded',
  blocked: 'failed',
  failed: 'failed',
  loaded: 'loaded',
};

/** An event that a step sent to a flow. */
export type SentEvent = { flow: string; event: AnyEventObject };

/** What another tab leaves in the storage that all tabs share. */
type Stored =
  | { cart: Cart }
  | { auth: RestoredAuth }
  | { orders: readonly Order[] }
  | { saved: readonly NamedProduct[] }
  | { addresses: readonly StoredAddress[] }
  | { watched: readonly NamedProduct[] };

function storingAuth(auth: RestoredAuth): readonly EnvironmentAction[] {
  const [signedIn, expired] = isCredentials(auth) ? [auth, null] : [null, auth];
  return [
    { kind: 'stored', key: STORAGE_KEYS.expiredAuth, text: expired && expiredText(expired) },
    { kind: 'stored', key: STORAGE_KEYS.auth, text: signedIn && authText(signedIn) },
  ];
}

/**
 * The expected-result model: the whole shop in Node, beside which the real one is compared. Its history, API and clock are
 * plain models, and it gets the events of a person, the API and other tabs.
 */
export async function startExpectedModel(visit: Visit, inspect?: (event: InspectionEvent) => void) {
  const clock = new HeldClock();
  const api = new HeldApi();
  const history = modelHistory(visit.at);
  let sent: SentEvent[] = [];
  let actions: EnvironmentAction[] = [];
  let isPrerendered = false;
  let isOnline = true;
  let isCodeBlocked = false;
  let isHydrated = false;
  let markHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => {
    markHydrated = resolve;
  });
  let reportUnanswered = () => {};
  /** While the server is informed of a sign-out, the shopper is signed out already. SES-1. */
  const storedToken = (): string | null => {
    if (!isHydrated) return visit.auth?.token ?? null;
    const session = shop.flow('session').getSnapshot();
    return session.matches({ known: 'signedIn' }) ? session.context.token : null;
  };
  const client = apiClient(api, storedToken, (path) => shop.session.unauthorised(path));
  const shop = startShopOn(clock, {
    at: visit.at,
    navigation: history.logic,
    recordPages: history.recordPages,
    messages: provided(messagesMachine, { actors: { relay: relayLater } }),
    actors: {
      ...askedOf({
        clock,
        client,
        isOnline: () => isOnline,
        isCodeBlocked: () => isCodeBlocked,
        isPrerendered: () => isPrerendered,
        abilities: abilitiesOf(visit),
        isSignedIn: (): boolean => storedToken() !== null,
        hydrated,
      }),
      restoreUnanswered: fromCallback<EventObject>(({ sendBack }) => {
        reportUnanswered = () => sendBack({ type: 'order.remembered' });
      }),
    },
    ...(inspect ? { inspect } : {}),
  });
  let confirmedAt: number | null = null;
  let checkoutCode: CheckoutCode = 'notLoaded';
  shop.flow('checkout').subscribe(({ value }) => {
    if (stateText(value).startsWith('open')) checkoutCode = OPENED[checkoutCode];
    // Its next opening requests the code again, and then it loads. DEP-1.
    else if (checkoutCode === 'failed') checkoutCode = 'loaded';
    confirmedAt = value === 'confirmed' ? (confirmedAt ?? clock.now()) : null;
  });
  const { cart, damaged } = restoredCart(visit);
  if (isUnlistedProduct(visit.at)) shop.flow('product').send({ type: 'product.unlisted' });
  await flush();
  if (isPagePrerendered(visit.at)) {
    isPrerendered = true;
    await answerPrerendered(api);
    isPrerendered = false;
  }
  shop.shop.send({
    type: 'page.hydrated',
    ageConfirmed: visit.ageConfirmed,
    auth: visit.auth,
    cart: { cart, damaged },
    orders: restoredOrders(visit),
    saved: restoredSaved(visit),
    addresses: restoredAddresses(visit),
    viewed: [],
    watched: restoredWatched(visit),
  });
  isHydrated = true;
  markHydrated();
  if (visit.isOrderUnanswered) reportUnanswered();
  await flush();

  const snapshot = (flow: keyof ShopRefs): AnyMachineSnapshot | null =>
    (shop.shop.system.get(flow)?.getSnapshot() as AnyMachineSnapshot | undefined) ?? null;

  const openedPages = (): number => shop.flow('navigation').getSnapshot().context.openedPages;
  const send = (flow: FlowName | 'pageLoading', event: AnyEventObject): void => {
    sent.push({ flow, event });
    shop.shop.system.get(flow)?.send(event);
  };
  const hand = {
    /** Where the focus is, as far as the shop knows of it; a form of the page does not lose it while it is filled in. */
    focus: 'elsewhere' as 'search' | 'messages' | 'form' | 'elsewhere',
    pointer: 'elsewhere' as 'messages' | 'elsewhere',
  };
  let seenPages = openedPages();
  /** A page that is reached takes the focus to its heading. RTE-5. */
  function followFocus(): void {
    if (openedPages() === seenPages) return;
    seenPages = openedPages();
    if (hand.focus === 'messages') send('toasts', { type: 'focus.left' });
    hand.focus = 'elsewhere';
  }

  return {
    ...shop,
    hand,
    visit,
    clock,
    api,
    history,
    /** The state of a flow, or null if it does not run. */
    snapshot,
    /** Whether it is in the state at this path of its chart, or in one within. */
    matches: (flow: keyof ShopRefs, path: string): boolean => {
      const value = path
        .split('.')
        .reduceRight<StateValue | null>((inner, key) => (inner === null ? key : { [key]: inner }), null);
      return value !== null && (snapshot(flow)?.matches(value) ?? false);
    },
    /** Its state in words; 'not running' where it does not run. */
    state: (flow: keyof ShopRefs): string => {
      const now = snapshot(flow);
      return now ? stateText(now.value) : 'not running';
    },
    /** Whether its chart answers the event now. */
    can: (flow: FlowName, event: AnyEventObject): boolean => snapshot(flow)?.can(event) ?? false,
    /** Does what a view would do: sends the event, whether or not the chart answers it. */
    send,
    /** The events and the environment's actions since the last call. */
    takeRecord: (): { sent: SentEvent[]; actions: EnvironmentAction[] } => {
      const record = { sent, actions };
      sent = [];
      actions = [];
      return record;
    },
    /** The API answers a call. */
    answer: (call: HeldCall, answer: WireAnswer) => {
      const same = api.calls.filter(({ method, target }) => method === call.method && target === call.target);
      actions.push({
        kind: 'answered',
        method: call.method,
        target: call.target,
        place: same.indexOf(call),
        answer,
        isLate: call.token !== storedToken(),
      });
      call.settle(answer);
    },
    /** Another tab has stored its cart, or who is signed in. */
    storeElsewhere: (stored: Stored) => {
      if ('cart' in stored) {
        actions.push({ kind: 'stored', key: STORAGE_KEYS.cart, text: cartText(stored.cart) });
        shop.otherTab(stored.cart.lines, stored.cart.voucher);
      } else if ('orders' in stored) {
        actions.push({ kind: 'stored', key: STORAGE_KEYS.orders, text: ordersText(stored.orders) });
        shop.ordersInOtherTab(stored.orders);
      } else if ('saved' in stored) {
        actions.push({ kind: 'stored', key: STORAGE_KEYS.saved, text: savedText(stored.saved) });
        shop.savedInOtherTab(stored.saved);
      } else if ('addresses' in stored) {
        actions.push({ kind: 'stored', key: STORAGE_KEYS.addresses, text: addressesText(stored.addresses) });
        shop.addressesInOtherTab(stored.addresses);
      } else if ('watched' in stored) {
        actions.push({ kind: 'stored', key: STORAGE_KEYS.watched, text: watchedText(stored.watched) });
        shop.watchedInOtherTab(stored.watched);
      } else {
        actions.push(...storingAuth(stored.auth));
        shop.session.inOtherTab(stored.auth);
      }
    },
    setOnline: (value: boolean) => {
      actions.push({ kind: 'connection', isOnline: value });
      isOnline = value;
    },
    isOnline: () => isOnline,
    /** When the order was confirmed that is shown as such; null where none is. */
    confirmedAt: () => confirmedAt,
    /** Whether the code of pages that have not been shown yet comes. */
    setCodeBlocked: (value: boolean) => {
      actions.push({ kind: 'code', isBlocked: value });
      isCodeBlocked = value;
    },
    isCodeBlocked: () => isCodeBlocked,
    checkoutCode: () => checkoutCode,
    /** The checkout's code will fail to load at its first opening. */
    blockCheckout: () => {
      actions.push({ kind: 'code', of: 'checkout', isBlocked: true });
      checkoutCode = 'blocked';
    },
    /** The checkout's code is requested again, and loads. */
    fetchCheckoutAgain: () => {
      checkoutCode = 'loaded';
    },
    /** Back (-1) or Forward (1) of the browser. */
    travel: (by: -1 | 1) => {
      actions.push({ kind: 'travelled', by });
      if (by < 0) history.back();
      else history.forward();
    },
    totals: () => totalsOf(shop.flow('cart').getSnapshot().context),
    /**
     * Lets time pass until nothing is about to happen, or has only just happened.
     * @returns how many ms that took
     */
    async settle(): Promise<number> {
      const start = clock.now();
      await flush();
      followFocus();
      await clock.advance(STEP_MS);
      for (let isRestless = true; isRestless; ) {
        const next = clock.untilNext();
        isRestless = (next !== null && next < LEEWAY_MS) || clock.sinceLast() < STEP_MS;
        followFocus();
        if (isRestless) await clock.advance(STEP_MS);
      }
      return clock.now() - start;
    },
    stop: () => shop.shop.stop(),
  };
}

export type ExpectedModel = Awaited<ReturnType<typeof startExpectedModel>>;
