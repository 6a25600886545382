import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor, AnyStateMachine, Subscription } from 'xstate';
import type { ShopFact } from '#machines/shop/shop.events.ts';
import { useShop } from './shop-context.ts';

type Reporter = { on(type: '*', report: (fact: ShopFact) => void): Subscription };

/**
 * A flow that lives as long as its page: started and stopped with it. What it reports reaches the root, as with the
 * flows that the root itself has started.
 */
export function usePageFlow<Logic extends AnyStateMachine>(
  ...logic: Parameters<typeof useActorRef<Logic>>
): Actor<Logic> {
  const shop = useShop();
  const flow = useActorRef<Logic>(...logic);
  useEffect(() => {
    const reporter: Reporter = flow;
    const subscription = reporter.on('*', (fact) => shop.send(fact));
    return () => subscription.unsubscribe();
  }, [flow, shop]);
  return flow;
}
