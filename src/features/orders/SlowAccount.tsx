import { useSelector } from '@xstate/react';
import { isAccountSlow } from '#machines/orders/orders.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { SlowNote } from '#src/ui/SlowNote.tsx';

/** The orders of the account take long. Those of this device are shown all the same. SRV-9, API-3. */
export function SlowAccount() {
  const flow = useFlow('orders');
  const isShown = useSelector(flow, isAccountSlow);
  const retry = () => flow.send({ type: 'load.retried', shown: null });
  return <SlowNote shown={isShown} place="list" onTryAgain={retry} />;
}
