import { useSelector } from '@xstate/react';
import { canRepeat, isRepeating } from '#machines/orders/orders.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';

/** One repeat at a time: while another order waits for the shopper's answer, this button is disabled. ORD-3. */
export function RepeatButton({ number }: { number: string }) {
  const flow = useFlow('orders');
  const isBusy = useSelector(flow, isRepeating(number));
  const isPossible = useSelector(flow, canRepeat(number));
  return (
    <Button
      size="lg"
      block
      data-single
      busy={isBusy}
      disabled={!(isPossible || isBusy)}
      onClick={() => flow.send({ type: 'order.repeated', number })}
    >
      Buy again
    </Button>
  );
}
