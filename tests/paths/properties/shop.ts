import type { AnyEventObject } from 'xstate';
import type { Route } from '#machines/domain/routes.ts';
import type { shopMachine } from '#machines/shop/shop.machine.ts';
import { isBroken, shownPage, shownPlaceholderId } from '#machines/shop/shop.selectors.ts';
import { commandsOf, isAsked, isDone, isSent } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, sent, isOn } = sentencesOn<typeof shopMachine>();

type Step = Parameters<typeof sent>[0];
type Snapshot = Step['after'];

/** The flows that run as long as their page is shown. */
const PAGE_FLOWS = ['login', 'signup', 'contact'] as const;

/** What runs whatever the page. */
const SHOP_FLOWS = [
  'ageGate',
  'cart',
  'catalogue',
  'checkout',
  'header',
  'help',
  'navigation',
  'product',
  'session',
  'toasts',
] as const;

const routeReached = (happening: Step): Route | null => sent(happening, 'navigation.page.reached')?.route ?? null;
const isSigningIn = (page: string | null | undefined): boolean => page === 'login' || page === 'signup';
const isOnPage = (snapshot: Snapshot, page: string): boolean => shownPage(snapshot) === page;

/** What a page that is reached asks of its flow. */
const asks = ({ effects }: Step): readonly { to: unknown; event: AnyEventObject }[] =>
  effects
    .filter(({ type }) => type === 'xstate.sendTo')
    .map(({ params }) => params as { to: unknown; targetId: unknown; event: AnyEventObject })
    .map(({ to, targetId, event }) => ({ to: targetId ?? to, event }));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isLedTo = (happening: Step, href: string): boolean =>
  commandsOf(happening).some(
    ({ flow, event }) => flow === 'navigation' && event.type === 'page.requested' && event.href === href,
  );

export const shopProperties = [
  beginning(
    'RTE-1 no page is shown before the address has been read, and the flows run',
    (first) => shownPage(first) === null && SHOP_FLOWS.every((flow) => isAsked(first, flow)),
  ),
  step(
    'RTE-1 RTE-2 RTE-3 the shown page is the page of the address',
    (happening) => routeReached(happening) !== null && !isBroken(happening.before),
    (happening) => isOnPage(happening.after, routeReached(happening)?.name ?? ''),
  ),
  step(
    'SRV-9 a page with orders asks the server for those of the account: when it is reached, and at a sign-in in another tab',
    (happening) =>
      ['orders', 'order'].includes(shownPage(happening.after) ?? '') &&
      (shownPage(happening.before) !== shownPage(happening.after) || isOn(happening, 'session.startedElsewhere')),
    (happening) => isSent(happening, 'orders', 'orders.viewed'),
  ),
  step(
    'SRV-9 the orders know whether a shopper is signed in: when no one is, the page shows no orders of the account',
    (happening) => isOn(happening, 'session.signedIn', 'session.signedOut') && !isBroken(happening.before),
    (happening) =>
      isSent(happening, 'orders', isOn(happening, 'session.signedIn') ? 'shopper.signedIn' : 'shopper.signedOut'),
  ),
  step(
    'RTE-1 only the address changes the page',
    ({ before, after }) => shownPage(before) !== shownPage(after),
    (happening) => routeReached(happening) !== null || isBroken(happening.after),
  ),
  step(
    'RTE-3 the placeholder shows the id of its address',
    (happening) => routeReached(happening)?.name === 'productPlaceholder' && !isBroken(happening.before),
    (happening) => {
      const route = routeReached(happening);
      return route?.name === 'productPlaceholder' && shownPlaceholderId(happening.after) === route.id;
    },
  ),
  step(
    'RTE-2 PRD-9 RTE-5 the list is requested by its address and the kind of navigation',
    (happening) => routeReached(happening)?.name === 'products' && !isBroken(happening.before),
    (happening) => {
      const reached = sent(happening, 'navigation.page.reached');
      const query = reached?.route.name === 'products' ? reached.route.query : null;
      return isSame(asks(happening), [
        { to: 'catalogue', event: { type: 'list.requested', query, kind: reached?.kind, pages: reached?.pages } },
      ]);
    },
  ),
  step(
    'RTE-2 RTE-3 DET-1 the product is requested by its address and the kind of navigation',
    (happening) => routeReached(happening)?.name === 'product' && !isBroken(happening.before),
    (happening) => {
      const reached = sent(happening, 'navigation.page.reached');
      if (reached?.route.name !== 'product') return false;
      const { id, category } = reached.route;
      const event = { type: 'product.requested', id, category, kind: reached.kind, known: null };
      return isSame(asks(happening), [{ to: 'product', event }]);
    },
  ),
  step(
    'CRT-5 CRT-2 each visit to the cart checks its prices',
    (happening) => routeReached(happening)?.name === 'cart' && !isBroken(happening.before),
    (happening) => isSame(asks(happening), [{ to: 'cart', event: { type: 'cart.viewed' } }]),
  ),
  step(
    'HLP-1 RTE-5 the help knows the kind of navigation that has led to it',
    (happening) =>
      routeReached(happening)?.name === 'help' && !isBroken(happening.before) && !isOnPage(happening.before, 'help'),
    (happening) => {
      const event = { type: 'help.reached', kind: sent(happening, 'navigation.page.reached')?.kind };
      return isSame(asks(happening), [{ to: 'help', event }]);
    },
  ),
  step(
    'RTE-1 no other page sends an event to a flow',
    (happening) => routeReached(happening) !== null && asks(happening).length > 0,
    (happening) => ['products', 'product', 'cart', 'help'].includes(routeReached(happening)?.name ?? ''),
  ),
  step(
    'RTE-2 PRD-9 the list and the product are left exactly when their pages are left',
    (happening) => routeReached(happening) !== null && !isBroken(happening.before),
    (happening) => {
      const leaves = (page: string) => isOnPage(happening.before, page) && !isOnPage(happening.after, page);
      return (
        isSent(happening, 'catalogue', 'list.left') === leaves('products') &&
        isSent(happening, 'product', 'product.left') === leaves('product')
      );
    },
  ),
  step(
    'AGE-4 SES-1 CRT-4 ORD-1 SAV-6 ADB-1 DET-3 BCK-2 stored data are sent to their flows',
    (happening) => isOn(happening, 'page.hydrated') && !isBroken(happening.before),
    (happening) => {
      const stored = sent(happening, 'page.hydrated');
      const of = (flow: string) => commandsOf(happening).find((each) => each.flow === flow)?.event;
      return (
        of('ageGate')?.ageConfirmed === stored?.ageConfirmed &&
        of('session')?.auth === stored?.auth &&
        of('cart')?.cart === stored?.cart &&
        of('orders')?.orders === stored?.orders &&
        of('saved')?.saved === stored?.saved &&
        of('addresses')?.addresses === stored?.addresses &&
        of('recentlyViewed')?.viewed === stored?.viewed &&
        of('backInStock')?.watched === stored?.watched &&
        commandsOf(happening).length === 8
      );
    },
  ),
  step(
    'LOG-4 a successful login is sent to the session',
    (happening) => isOn(happening, 'login.succeeded') && !isBroken(happening.before),
    (happening) => commandsOf(happening).some(({ flow, event }) => flow === 'session' && event === happening.event),
  ),
  step(
    'LOG-4 STO-5 a login opens the page that asked for it, else the home page',
    (happening) => isOn(happening, 'session.started') && !isBroken(happening.before),
    (happening) => isLedTo(happening, happening.before.context.returnTo ?? '/'),
  ),
  step(
    'STO-4 each flow with a form of the shopper is informed if they have left',
    (happening) => !isBroken(happening.before),
    (happening) => {
      const hasLeft = isOn(happening, 'session.shopperLeft');
      return ['checkout', 'addresses', 'contact', 'help', 'signup'].every(
        (flow) => isSent(happening, flow, 'shopper.signedOut') === hasLeft,
      );
    },
  ),
  step(
    'VCH-6 a checkout that waits for the check of a voucher code is given up if the shopper has left',
    (happening) => !isBroken(happening.before),
    (happening) => isSent(happening, 'voucher', 'checkout.cancelled') === isOn(happening, 'session.shopperLeft'),
  ),
  step(
    'STO-5 a sign-in in another tab leads from the login page to the page that asked for it, and nowhere else',
    (happening) => isOn(happening, 'session.startedElsewhere') && !isBroken(happening.before),
    (happening) => {
      const { returnTo } = happening.before.context;
      return isOnPage(happening.before, 'login') && returnTo !== null
        ? isLedTo(happening, returnTo)
        : !isSent(happening, 'navigation', 'page.requested');
    },
  ),
  step(
    'STO-5 each page but login and sign-up ends the way back, in storage, too',
    (happening) =>
      routeReached(happening) !== null && !isSigningIn(routeReached(happening)?.name) && !isBroken(happening.before),
    (happening) =>
      happening.after.context.returnTo === null &&
      isDone(happening, 'storeAddress') === isSigningIn(shownPage(happening.before)),
  ),
  step(
    'STO-4 STO-5 another shopper is not led to where the former one was',
    (happening) => isOn(happening, 'session.shopperLeft') && !isBroken(happening.before),
    (happening) => happening.after.context.returnTo === null && isDone(happening, 'storeAddress'),
  ),
  step(
    'SES-2 a shopper who has to sign in is sent to the login page, without a loop',
    (happening) => isOn(happening, 'session.ended') && !isBroken(happening.before),
    (happening) => isLedTo(happening, '/login') !== isOnPage(happening.before, 'login'),
  ),
  step(
    "RTE-5 a flow's request for a page is passed on unchanged",
    (happening) => isOn(happening, 'navigation.requested') && !isBroken(happening.before),
    (happening) => {
      const requested = sent(happening, 'navigation.requested');
      const [{ flow, event } = { flow: '', event: { type: '' } }] = commandsOf(happening);
      return (
        flow === 'navigation' &&
        event.href === requested?.href &&
        event.kind === requested?.kind &&
        event.preserveScroll === requested?.preserveScroll
      );
    },
  ),
  step(
    'RTE-1 nothing else opens a page',
    (happening) => isSent(happening, 'navigation', 'page.requested'),
    (happening) =>
      isOn(happening, 'navigation.requested', 'session.started', 'session.startedElsewhere', 'session.ended'),
  ),
  step(
    'NET-1 a connection that is back tries everything that can have failed again, the order only where it is shown',
    (happening) => isOn(happening, 'connection.restored') && !isBroken(happening.before),
    (happening) => {
      const { route } = happening.before.context;
      const repeat = commandsOf(happening).find(({ flow }) => flow === 'orders')?.event;
      return (
        ['catalogue', 'product', 'savedOffers', 'cart', 'backInStock'].every((flow) =>
          isSent(happening, flow, 'load.retried'),
        ) &&
        isSent(happening, 'pageLoading', 'page.retried') &&
        repeat?.shown === (route?.name === 'order' ? route.number : null)
      );
    },
  ),
  step(
    'SCR-1 a window that has become wide closes the drawers of narrow ones',
    (happening) => isOn(happening, 'screen.widened') && !isBroken(happening.before),
    (happening) =>
      isSent(happening, 'header', 'screen.widened') && isSent(happening, 'catalogue', 'filterPanel.dismissed'),
  ),
  step(
    'CHK-3 CRT-6 the messages and the confirmation know whether the shopper sees the tab',
    (happening) => isOn(happening, 'tab.hidden', 'tab.shown') && !isBroken(happening.before),
    (happening) => {
      const type = isOn(happening, 'tab.hidden') ? 'tab.hidden' : 'tab.shown';
      return isSent(happening, 'toasts', type) && isSent(happening, 'checkout', type);
    },
  ),
  step(
    'DET-1 BCK-3 a viewed product is sent to the recently viewed products, and to those that are watched',
    (happening) => isOn(happening, 'product.viewed') && !isBroken(happening.before),
    (happening) =>
      ['recentlyViewed', 'backInStock'].every((to) =>
        commandsOf(happening).some(({ flow, event }) => flow === to && event === happening.event),
      ),
  ),
  situation(
    'RTE-1 LOG-4 login, sign-up and contact run only on their own page',
    (now) => !isBroken(now),
    (now) => PAGE_FLOWS.every((flow) => isAsked(now, flow) === (shownPage(now) === flow)),
  ),
  step(
    'RTE-1 the same page under another address is not left',
    (happening) => routeReached(happening)?.name === shownPage(happening.before),
    ({ before, after }) =>
      Object.entries(before.children).every(
        ([id, child]) => after.children[id as keyof typeof after.children] === child,
      ),
  ),
  step(
    'API-3 a bug that stops a flow is reported, and the shop offers to load again',
    ({ event }) => event.type.startsWith('xstate.error.actor.'),
    (happening) => isBroken(happening.after) && isDone(happening, 'reportFault'),
  ),
  step(
    'API-3 only a bug breaks the shop, and it stays broken',
    (happening) => isBroken(happening.after),
    (happening) => isBroken(happening.before) || happening.event.type.startsWith('xstate.error.actor.'),
  ),
  situation(
    'RTE-1 all flows run as long as the shop runs',
    () => true,
    (snapshot) => SHOP_FLOWS.every((flow) => isAsked(snapshot, flow) !== isBroken(snapshot)),
  ),
];
