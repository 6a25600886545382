import type { Order } from '#machines/domain/order.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { cartLayout, cartLine, orderList } from '#styled-system/recipes';
import { OrderLineRow } from './OrderLineRow.tsx';

/** Below the lines are the links to all orders and to delete this one. ORD-2, ORD-4. */
export function OrderLines({ order: { number, lines } }: { order: Order }) {
  const flow = useFlow('orders');
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
          <Button
            variant="text"
            className={orderList().muted}
            onClick={() => flow.send({ type: 'order.deleted', number })}
          >
            Delete order
          </Button>
        </div>
      </div>
    </section>
  );
}
