import type { ErrorActorEvent } from 'xstate';
import type { RestoredCart } from '#machines/cart/stored-cart.ts';
import type { Route } from '#machines/domain/routes.ts';
import type { RestoredAuth } from '#machines/session/stored-auth.ts';
import type { FlowFact } from './flows.ts';
import type { PageCodeFact } from './page-code.events.ts';

export type ShopContext = {
  /** What the address names; null before the first one has been read. */
  route: Route | null;
};

/** What the root is told: by the page as it starts, and by the flows. */
export type ShopEvent =
  | { type: 'page.hydrated'; ageConfirmed: boolean; auth: RestoredAuth; cart: RestoredCart }
  | FlowFact
  | PageCodeFact
  | ErrorActorEvent<unknown, string>;
