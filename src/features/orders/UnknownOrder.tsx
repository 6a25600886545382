import { useSelector } from '@xstate/react';
import { orderHref } from '#machines/domain/order.ts';
import { isUnanswered, type OrdersPlace, ordersPlace } from '#machines/orders/orders.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { shortPage } from '#styled-system/recipes';
import { AccountNote } from './AccountNote.tsx';

const ADVICE: Record<OrdersPlace, string> = {
  server: 'It may have been deleted, or belong to an account that is not signed in here.',
  serverAlone:
    'It may belong to an account that is not signed in here, or have been placed before the page was loaded: this browser keeps nothing for the shop.',
  device:
    'It may have been deleted, or placed in another browser or on another device: orders are kept only where they are placed.',
  tab: 'It may have been placed in another browser or on another device: orders are kept only where they are placed.',
  unknown: '',
};

const WaysOn = () => (
  <div className={shortPage().actions}>
    <ButtonLink href="/orders" size="lg">
      Your orders
    </ButtonLink>
    <ButtonLink href="/products" size="lg" variant="secondary">
      Browse Products
    </ButtonLink>
  </div>
);

/** The server did not say which orders the account has, so this may be one of them. SRV-9. */
const UnansweredOrder = ({ number }: { number: string }) => (
  <>
    <PageMeta title="Your order" description="This order could not be loaded." path={orderHref(number)} />
    <PageIntro title="Your order">
      <AccountNote />
      <WaysOn />
    </PageIntro>
  </>
);

/** Neither this device nor the account has an order of this number. ORD-2, SRV-9. */
export function UnknownOrder({ number }: { number: string }) {
  const orders = useFlow('orders');
  const place = useSelector(orders, ordersPlace);
  if (useSelector(orders, isUnanswered)) return <UnansweredOrder number={number} />;
  return (
    <>
      <PageMeta title="Order not found" description="No order has this number." path={orderHref(number)} />
      <PageIntro title="Order not found" lead={`There is no order ${number} here. ${ADVICE[place]}`}>
        <WaysOn />
      </PageIntro>
    </>
  );
}
