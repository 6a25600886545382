import { useSelector } from '@xstate/react';
import { type Order, orderHref } from '#machines/domain/order.ts';
import { isAsking, isUnread, orderOf } from '#machines/orders/orders.selectors.ts';
import { placedDate, placedTime } from '#src/features/orders/order-texts.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { cartLayout, orderList, shortPage } from '#styled-system/recipes';
import { OrderLines } from './OrderLines.tsx';
import { OrderParties } from './OrderParties.tsx';
import { OrderSum } from './OrderSum.tsx';
import { SlowAccount } from './SlowAccount.tsx';
import { UnknownOrder } from './UnknownOrder.tsx';

const DESCRIPTION = 'One of your orders at Tawny & Rye: what was bought, what it came to, and where it goes.';

/** Until storage has been read, it is unknown whether the order exists. */
const OrderPlaceholder = () => (
  <>
    <SlowAccount />
    <PageMeta title="Your order" description={DESCRIPTION} path="/orders" />
    <PageIntro title="Your order" />
    <div className={cartLayout().held} aria-busy="true" />
  </>
);

function StoredOrder({ order }: { order: Order }) {
  const { number, placedAt } = order;
  return (
    <>
      <PageMeta title={`Order ${number}`} description={DESCRIPTION} path={orderHref(number)} />
      <PageIntro
        title={
          <>
            Order <span className={orderList().number}>{number}</span>
          </>
        }
        lead={<time dateTime={placedAt}>{`${placedDate(placedAt)}, ${placedTime(placedAt)}`}</time>}
      />
      <div className={cartLayout().columns}>
        <OrderLines order={order} />
        <OrderSum order={order} />
      </div>
      <OrderParties order={order} />
    </>
  );
}

function View({ number }: { number: string }) {
  const flow = useFlow('orders');
  const isLoading = useSelector(flow, isUnread);
  const isAsked = useSelector(flow, isAsking);
  const order = useSelector(flow, orderOf(number));
  if (order !== null) return <StoredOrder order={order} />;
  return isLoading || isAsked ? <OrderPlaceholder /> : <UnknownOrder number={number} />;
}

/** An order can be viewed, printed, ordered again, or deleted. ORD-2 to ORD-4. */
export const OrderPage = ({ number }: { number: string }) => (
  <Wrap className={shortPage().root}>
    <View number={number} />
  </Wrap>
);
