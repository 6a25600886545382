import { useSelector } from '@xstate/react';
import { isUnanswered } from '#machines/orders/orders.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

/** The server did not say which orders the account has. Those of this device are shown all the same. SRV-9. */
export function AccountNote() {
  const flow = useFlow('orders');
  if (!useSelector(flow, isUnanswered)) return null;
  return (
    <Alert
      tone="danger"
      title="We could not load the orders of your account"
      action={
        <Button variant="text" onClick={() => flow.send({ type: 'load.retried', shown: null })}>
          Try again
        </Button>
      }
    >
      Orders that this device keeps are shown all the same.
    </Alert>
  );
}
