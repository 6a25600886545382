import { fromCallback } from 'xstate';
import type { FlowName } from '#machines/shop/flows.ts';
import type { relay } from '#machines/shop/relay.ts';
import type { ShopEvent } from '#machines/shop/shop.events.ts';

/** As in the browser, where messages about flows come a frame later: after those that are sent at once. CRT-6. */
export const relayLater: typeof relay = fromCallback<ShopEvent, { flows: readonly FlowName[] }>(
  ({ input, sendBack, system }) => {
    const later = (event: ShopEvent) => queueMicrotask(() => sendBack(event));
    const subscriptions = input.flows.map((name) => system.get(name).on('*', later));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  },
);
