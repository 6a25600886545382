import type { AnyEventObject } from 'xstate';
import type { Route } from '#machines/domain/routes.ts';
import type { shopMachine } from '#machines/shop/shop.machine.ts';
import { isBroken, placeholderId, shownPage } from '#machines/shop/shop.selectors.ts';
import { commandsOf, isAsked, isDone, isSent } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, sent, isOn } = sentencesOn<typeof shopMachine>();

type Step = Parameters<typeof sent>[0];
type Snapshot = Step['after'];

/** The flows that run as long as their page is shown. */
const PAGE_FLOWS = ['login', 'signup', 'help', 'contact'] as const;

/** What runs whatever the page. */
const SHOP_FLOWS = [
  'ageGate',
  'cart',
  'catalogue',
  'checkout',
  'header',
  'navigation',
  'product',
  'session',
  'toasts',
] as const;

const routeReached = (happening: Step): Route | null => sent(happening, 'navigation.page.reached')?.route ?? null;
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
    'RTE-1 RTE-2 RTE-3 the page that is shown is the one that the address names',
    (happening) => routeReached(happening) !== null && !isBroken(happening.before),
    (happening) => isOnPage(happening.after, routeReached(happening)?.name ?? ''),
  ),
  step(
    'RTE-1 nothing but the address leads to another page',
    ({ before, after }) => shownPage(before) !== shownPage(after),
    (happening) => routeReached(happening) !== null || isBroken(happening.after),
  ),
  step(
    'RTE-3 the placeholder shows the id of its address',
    (happening) => routeReached(happening)?.name === 'productPlaceholder' && !isBroken(happening.before),
    (happening) => {
      const route = routeReached(happening);
      return route?.name === 'productPlaceholder' && placeholderId(happening.after) === route.id;
    },
  ),
  step(
    'RTE-2 PRD-9 RTE-5 the list is asked for as its address says, and how the shopper came',
    (happening) => routeReached(happening)?.name === 'products' && !isBroken(happening.before),
    (happening) => {
      const reached = sent(happening, 'navigation.page.reached');
      const query = reached?.route.name === 'products' ? reached.route.query : null;
      return isSame(asks(happening), [
        { to: 'catalogue', event: { type: 'list.requested', query, kind: reached?.kind } },
      ]);
    },
  ),
  step(
    'RTE-2 RTE-3 DET-1 the product is asked for as its address says, and how the shopper came',
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
    'CRT-5 CRT-2 each visit to the cart has its prices checked',
    (happening) => routeReached(happening)?.name === 'cart' && !isBroken(happening.before),
    (happening) => isSame(asks(happening), [{ to: 'cart', event: { type: 'cart.viewed' } }]),
  ),
  step(
    'RTE-1 no other page asks anything of a flow',
    (happening) => asks(happening).length > 0,
    (happening) => ['products', 'product', 'cart'].includes(routeReached(happening)?.name ?? ''),
  ),
  step(
    'RTE-2 PRD-9 the list and the product are left with their pages, and not before',
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
    'AGE-4 SES-1 CRT-4 ORD-1 SAV-6 DET-3 what the browser has stored goes to the flows that it concerns',
    (happening) => isOn(happening, 'page.hydrated') && !isBroken(happening.before),
    (happening) => {
      const kept = sent(happening, 'page.hydrated');
      const of = (flow: string) => commandsOf(happening).find((each) => each.flow === flow)?.event;
      return (
        of('ageGate')?.ageConfirmed === kept?.ageConfirmed &&
        of('session')?.auth === kept?.auth &&
        of('cart')?.cart === kept?.cart &&
        of('orders')?.orders === kept?.orders &&
        of('saved')?.saved === kept?.saved &&
        of('recentlyViewed')?.viewed === kept?.viewed &&
        commandsOf(happening).length === 6
      );
    },
  ),
  step(
    'LOG-4 a login that succeeds is told to the session',
    (happening) => isOn(happening, 'login.succeeded') && !isBroken(happening.before),
    (happening) => commandsOf(happening).some(({ flow, event }) => flow === 'session' && event === happening.event),
  ),
  step(
    'LOG-4 whoever is logged in is led home',
    (happening) => isOn(happening, 'session.started') && !isBroken(happening.before),
    (happening) => isLedTo(happening, '/'),
  ),
  step(
    'SES-2 whoever has to sign in is led to the login page, without a loop for who is there',
    (happening) => isOn(happening, 'session.ended') && !isBroken(happening.before),
    (happening) => isLedTo(happening, '/login') !== isOnPage(happening.before, 'login'),
  ),
  step(
    'RTE-5 a flow that leads on is followed, just as it wishes',
    (happening) => isOn(happening, 'navigation.requested') && !isBroken(happening.before),
    (happening) => {
      const wish = sent(happening, 'navigation.requested');
      const [{ flow, event } = { flow: '', event: { type: '' } }] = commandsOf(happening);
      return (
        flow === 'navigation' &&
        event.href === wish?.href &&
        event.kind === wish?.kind &&
        event.preserveScroll === wish?.preserveScroll
      );
    },
  ),
  step(
    'RTE-1 nothing else leads anywhere',
    (happening) => isSent(happening, 'navigation', 'page.requested'),
    (happening) => isOn(happening, 'navigation.requested', 'session.started', 'session.ended'),
  ),
  step(
    'DET-1 a product that is looked at is told to those recently viewed',
    (happening) => isOn(happening, 'product.viewed') && !isBroken(happening.before),
    (happening) =>
      commandsOf(happening).some(({ flow, event }) => flow === 'recentlyViewed' && event === happening.event),
  ),
  situation(
    'RTE-1 LOG-4 login, sign-up, help and contact run on their own page alone',
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
    'API-3 nothing but a bug breaks the shop, and it stays so',
    (happening) => isBroken(happening.after),
    (happening) => isBroken(happening.before) || happening.event.type.startsWith('xstate.error.actor.'),
  ),
  situation(
    'RTE-1 all flows run as long as the shop does',
    () => true,
    (snapshot) => SHOP_FLOWS.every((flow) => isAsked(snapshot, flow) !== isBroken(snapshot)),
  ),
];
