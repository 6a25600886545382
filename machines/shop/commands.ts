import type { EventFromLogic } from 'xstate';
import { listedProduct } from '#machines/catalogue/catalogue.selectors.ts';
import type { NavigationRequest } from '#machines/domain/navigation.ts';
import type { Route } from '#machines/domain/routes.ts';
import type { ToastContent } from '#machines/toasts/toast.ts';
import type { FlowName, FlowRefs, Flows } from './flows.ts';
import type { PageLoadingEvent } from './page-loading.events.ts';
import type { ShopEvent } from './shop.events.ts';

/** A command is an event with the flow that receives it. */
export type Command =
  | { [Name in FlowName]: { flow: Name; event: EventFromLogic<Flows[Name]> } }[FlowName]
  | { flow: 'pageLoading'; event: PageLoadingEvent };

/** Opens another page. */
export const goTo = (href: string): Command => ({
  flow: 'navigation',
  event: { type: 'page.requested', href, kind: 'push', preserveScroll: false, smoothScroll: false },
});

/** Passes on a flow's request to navigate. */
export const requestNavigation = ({ href, kind, preserveScroll }: NavigationRequest): Command => ({
  flow: 'navigation',
  event: { type: 'page.requested', href, kind, preserveScroll, smoothScroll: false },
});

/** Buying an order again is tried anew only where its page is still shown. NET-1. */
export const retriedRepeat = (route: Route | null): Command => ({
  flow: 'orders',
  event: { type: 'load.retried', shown: route?.name === 'order' ? route.number : null },
});

/** Shows a short message. */
export const showToast = (content: ToastContent): Command => ({
  flow: 'toasts',
  event: { type: 'toast.requested', content },
});

/** A message that is no longer true disappears. */
export const withdrawToast = (key: string): Command => ({ flow: 'toasts', event: { type: 'toast.withdrawn', key } });

/** The command that a reached page sends to its flow. A product gets the data that the list already has. @throws on other pages */
export function requestOf(event: ShopEvent, system: FlowRefs['catalogue']['system']): Command {
  if (event.type !== 'navigation.page.reached') throw new Error('requestOf runs when a page is reached.');
  const { route, kind, pages } = event;
  /** The flow is missing only in tests of the root chart alone. */
  const catalogue: FlowRefs['catalogue'] | undefined = system.get('catalogue');
  switch (route.name) {
    case 'products':
      return { flow: 'catalogue', event: { type: 'list.requested', query: route.query, kind, pages } };
    case 'product':
      return {
        flow: 'product',
        event: {
          type: 'product.requested',
          id: route.id,
          category: route.category,
          kind,
          known: catalogue ? listedProduct(catalogue.getSnapshot(), route.id) : null,
        },
      };
    case 'cart':
      return { flow: 'cart', event: { type: 'cart.viewed' } };
    case 'help':
      return { flow: 'help', event: { type: 'help.reached', kind } };
    default:
      throw new Error(`The page '${route.name}' sends no command.`);
  }
}

/** The address of the shown page, with its query and fragment. As a link, two slashes at its start would name another host. */
export function shownAddress(system: FlowRefs['navigation']['system']): string | null {
  /** The flow is missing only in tests of the root chart alone. */
  const navigation: FlowRefs['navigation'] | undefined = system.get('navigation');
  const entry = navigation?.getSnapshot().context.entry;
  return entry ? `${entry.address.path.replace(/^\/+/, '/')}${entry.address.search}${entry.fragment}` : null;
}

type Hydrated = Extract<ShopEvent, { type: 'page.hydrated' }>;

/** Each flow gets its stored data. AGE-4, SES-1, CRT-4, ORD-1, SAV-6, ADB-1, DET-3, BCK-2. */
export const restoredAge = ({ type, ageConfirmed }: Hydrated): Command => ({
  flow: 'ageGate',
  event: { type, ageConfirmed },
});
export const restoredSession = ({ type, auth }: Hydrated): Command => ({ flow: 'session', event: { type, auth } });
export const restoredCart = ({ type, cart }: Hydrated): Command => ({ flow: 'cart', event: { type, cart } });
export const restoredOrders = ({ type, orders }: Hydrated): Command => ({ flow: 'orders', event: { type, orders } });
export const restoredSaved = ({ type, saved }: Hydrated): Command => ({ flow: 'saved', event: { type, saved } });
export const restoredAddresses = ({ type, addresses }: Hydrated): Command => ({
  flow: 'addresses',
  event: { type, addresses },
});
export const restoredWatched = ({ type, watched }: Hydrated): Command => ({
  flow: 'backInStock',
  event: { type, watched },
});
export const restoredViewed = ({ type, viewed }: Hydrated): Command => ({
  flow: 'recentlyViewed',
  event: { type, viewed },
});
