import { fromCallback } from 'xstate';
import type { FlowName } from '#machines/shop/flows.ts';
import type { ShopEvent } from '#machines/shop/shop.events.ts';
import { painted } from '#src/platform/after-paint.ts';

/** What these report is only spoken of, and the frame that answers the touch need not wait for the words. CRT-6. */
const SPOKEN_OF: readonly string[] = ['cart'];

/**
 * Passes on what flows report, as the relay of the charts does; of the cart in the frame after the one that shows what has
 * become of it, in the order in which it was reported.
 */
export const relayAfterPaint = fromCallback<ShopEvent, { flows: readonly FlowName[] }>(
  ({ input, sendBack, system }) => {
    let isStopped = false;
    const later = async (fact: ShopEvent) => {
      await painted();
      if (!isStopped) sendBack(fact);
    };
    const subscriptions = input.flows.map((name) =>
      system.get(name).on('*', SPOKEN_OF.includes(name) ? later : sendBack),
    );
    return () => {
      isStopped = true;
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  },
);
