import { fromCallback } from 'xstate';
import type { FlowName } from '#machines/shop/flows.ts';
import type { ShopEvent } from '#machines/shop/shop.events.ts';
import { painted } from '#src/platform/after-paint.ts';

/** The facts of these flows only lead to messages, so the frame that responds to a press does not wait for them. CRT-6. */
const MESSAGES_ONLY: readonly string[] = ['cart'];

/**
 * Passes on the flows' facts in their order, as the charts' relay does. The cart's facts follow one frame later, after
 * the page shows the changed cart.
 */
export const relayAfterPaint = fromCallback<ShopEvent, { flows: readonly FlowName[] }>(
  ({ input, sendBack, system }) => {
    let isStopped = false;
    const later = async (fact: ShopEvent) => {
      await painted();
      if (!isStopped) sendBack(fact);
    };
    const subscriptions = input.flows.map((name) =>
      system.get(name).on('*', MESSAGES_ONLY.includes(name) ? later : sendBack),
    );
    return () => {
      isStopped = true;
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  },
);
