import type { EventFromLogic } from 'xstate';
import { listedProduct } from '#machines/catalogue/catalogue.selectors.ts';
import type { NavigationRequest } from '#machines/domain/navigation.ts';
import type { ToastContent } from '#machines/toasts/toast.ts';
import type { FlowName, FlowRefs, Flows } from './flows.ts';
import type { ShopEvent } from './shop.events.ts';

/** An event, and the flow that it is for. */
export type Telling = { [Name in FlowName]: { flow: Name; event: EventFromLogic<Flows[Name]> } }[FlowName];

/** Leads the shopper to another page. */
export const leadTo = (href: string): Telling => ({
  flow: 'navigation',
  event: { type: 'page.requested', href, kind: 'push', preserveScroll: false, smoothScroll: false },
});

/** Passes on what another flow wishes. */
export const wish = ({ href, kind, preserveScroll }: NavigationRequest): Telling => ({
  flow: 'navigation',
  event: { type: 'page.requested', href, kind, preserveScroll, smoothScroll: false },
});

/** Says something in passing. */
export const announce = (content: ToastContent): Telling => ({
  flow: 'toasts',
  event: { type: 'toast.requested', content },
});

/** What the page that is reached asks of its flow; a product is told what the list knows of it. @throws on a page that asks nothing */
export function askFor(event: ShopEvent, system: FlowRefs['catalogue']['system']): Telling {
  if (event.type !== 'navigation.page.reached') throw new Error('askFor runs when a page is reached.');
  const { route, kind } = event;
  /** Missing only where the root is walked by itself. */
  const catalogue: FlowRefs['catalogue'] | undefined = system.get('catalogue');
  switch (route.name) {
    case 'products':
      return { flow: 'catalogue', event: { type: 'list.requested', query: route.query, kind } };
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
    default:
      throw new Error(`The page '${route.name}' asks nothing.`);
  }
}

type Hydrated = Extract<ShopEvent, { type: 'page.hydrated' }>;

/** What the browser has stored goes to the flows that it concerns. AGE-4, SES-1, CRT-4, ORD-1, SAV-6, DET-3. */
export const restoredAge = ({ type, ageConfirmed }: Hydrated): Telling => ({
  flow: 'ageGate',
  event: { type, ageConfirmed },
});
export const restoredSession = ({ type, auth }: Hydrated): Telling => ({ flow: 'session', event: { type, auth } });
export const restoredCart = ({ type, cart }: Hydrated): Telling => ({ flow: 'cart', event: { type, cart } });
export const restoredOrders = ({ type, orders }: Hydrated): Telling => ({ flow: 'orders', event: { type, orders } });
export const restoredSaved = ({ type, saved }: Hydrated): Telling => ({ flow: 'saved', event: { type, saved } });
export const restoredViewed = ({ type, viewed }: Hydrated): Telling => ({
  flow: 'recentlyViewed',
  event: { type, viewed },
});
