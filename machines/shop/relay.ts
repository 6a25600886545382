import { fromCallback } from 'xstate';
import type { FlowName } from './flows.ts';
import type { ShopEvent } from './shop.events.ts';

/**
 * Passes on to the root what flows report. Started before them, so that what they report on their first entry is heard.
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
