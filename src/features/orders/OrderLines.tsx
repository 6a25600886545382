import { useSelector } from '@xstate/react';
import type { Order } from '#machines/domain/order.ts';
import { isOnDevice } from '#machines/orders/orders.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { cartLayout, cartLine, orderList } from '#styled-system/recipes';
import { OrderLineRow } from './OrderLineRow.tsx';

/** Below the lines are the links to all orders and, for one of this device, to delete it. ORD-2, ORD-4, SRV-9. */
export function OrderLines({ order: { number, lines } }: { order: Order }) {
  const flow = useFlow('orders');
  const isDeletable = useSelector(flow, isOnDevice(number));
  const c = cartLayout();
  return (
    <section aria-label="Items" className={c.items}>
      <ul className={c.list}>
        {lines.map((line) => (
          <li key={line.id} className={cartLine().root}>
            <OrderLineRow line={line} />
          </li>
        ))}
      </ul>
      <div className={orderList().onScreen}>
        <div className={c.actions}>
          <ButtonLink variant="text" href="/orders">
            All orders
          </ButtonLink>
          {isDeletable ? (
            <Button
              variant="text"
              className={orderList().muted}
              onClick={() => flow.send({ type: 'order.deleted', number })}
            >
              Delete order
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
