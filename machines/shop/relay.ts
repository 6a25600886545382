import { fromCallback } from 'xstate';
import type { FlowName } from './flows.ts';
import type { ShopEvent } from './shop.events.ts';

/**
 * Sends events of flows to the root. It starts before them, so that it gets their first events, too.
 * @throws when no flow has one of these names
 */
export const relay = fromCallback<ShopEvent, { flows: readonly FlowName[] }>(({ input, sendBack, system }) => {
  const subscriptions = input.flows.map((name) => {
    const flow = system.get(name);
    if (!flow) throw new Error(`No flow of the shop is called '${name}'.`);
    return flow.on('*', sendBack);
  });
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});
