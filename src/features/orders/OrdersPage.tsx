import { useSelector } from '@xstate/react';
import { canClear, hasNone, isUnread, storedOrders } from '#machines/orders/orders.selectors.ts';
import { focusHeadingAfter } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { cartLayout, orderList, shortPage } from '#styled-system/recipes';
import { AccountNote } from './AccountNote.tsx';
import { OrderRow } from './OrderRow.tsx';
import { SlowAccount } from './SlowAccount.tsx';
import { StoredNote } from './StoredNote.tsx';

function StoredOrders() {
  const flow = useFlow('orders');
  const orders = useSelector(flow, storedOrders);
  const isClearable = useSelector(flow, canClear);
  const c = cartLayout();
  return (
    <>
      {orders.length > 0 ? (
        <ul className={c.list} aria-label="Your orders">
          {orders.map((order) => (
            <li key={order.number}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={c.actions}>
        <ButtonLink variant="text" href="/products">
          Continue Shopping
        </ButtonLink>
        {isClearable ? (
          <Button
            variant="text"
            className={orderList().muted}
            onClick={() => focusHeadingAfter(() => flow.send({ type: 'orders.cleared' }))}
          >
            Delete all orders
          </Button>
        ) : null}
      </div>
    </>
  );
}

const WaysOn = () => (
  <div className={shortPage().actions}>
    <ButtonLink href="/products" size="lg">
      Browse Products
    </ButtonLink>
    <ButtonLink href="/cart" size="lg" variant="secondary">
      View Cart
    </ButtonLink>
  </div>
);

/** The orders of this device and of the account, the newest first. ORD-2, ORD-4, SRV-9. */
export function OrdersPage() {
  const flow = useFlow('orders');
  const isEmpty = useSelector(flow, hasNone);
  const isLoading = useSelector(flow, isUnread);
  return (
    <Wrap className={shortPage().root}>
      <SlowAccount />
      <PageMeta
        title="Orders"
        description="Your orders at Tawny & Rye: to look at, print and buy again."
        path="/orders"
      />
      <PageIntro
        title="Orders"
        lead={
          <>
            <StoredNote />
            {isEmpty ? <span> You have no orders yet. They will be found here.</span> : null}
          </>
        }
      >
        {isEmpty ? <WaysOn /> : null}
      </PageIntro>
      <AccountNote />
      {isEmpty || isLoading ? null : <StoredOrders />}
    </Wrap>
  );
}
