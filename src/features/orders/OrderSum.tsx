import { useSelector } from '@xstate/react';
import type { Order } from '#machines/domain/order.ts';
import { isRepeatSlow, repeatProblem } from '#machines/orders/orders.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { SlowNote } from '#src/ui/SlowNote.tsx';
import { showWhole } from '#src/ui/show-whole.ts';
import { TotalsList } from '#src/ui/TotalsList.tsx';
import { orderList, orderSummary } from '#styled-system/recipes';
import { RepeatButton } from './RepeatButton.tsx';

/** The order's totals are next to the button that orders it again. ORD-2, ORD-3. */
export function OrderSum({ order: { number, totals } }: { order: Order }) {
  const flow = useFlow('orders');
  const problem = useSelector(flow, repeatProblem(number));
  const takesLong = useSelector(flow, isRepeatSlow(number));
  const retry = () => flow.send({ type: 'load.retried', shown: number });
  const c = orderSummary();
  return (
    <aside aria-labelledby="order-sum" className={c.root}>
      <h2 id="order-sum" className={c.title}>
        What it came to
      </h2>
      <TotalsList totals={totals} size="summary" />
      <div className={orderList().onScreen}>
        <div className={c.action}>
          <RepeatButton number={number} />
        </div>
        <SlowNote shown={takesLong} place="below" onTryAgain={retry} />
        {problem === null ? null : (
          <div className={c.action}>
            <Alert ref={showWhole} tone="danger" title="Nothing was put into your cart">
              {problem}
            </Alert>
          </div>
        )}
        <p className={c.fine}>Puts what is still for sale into your cart, at today’s prices.</p>
      </div>
    </aside>
  );
}
