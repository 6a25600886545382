import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { cartDiscount, cartLines, cartVoucher } from '#machines/cart/cart.selectors.ts';
import { FREE_DELIVERY_FROM, totalsOf } from '#machines/domain/cart.ts';
import { formatRoundly } from '#machines/domain/money.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { DeliveryDatesLine } from '#src/ui/DeliveryDatesLine.tsx';
import { TotalsList } from '#src/ui/TotalsList.tsx';
import { orderSummary } from '#styled-system/recipes';
import { CheckoutAction } from './CheckoutAction.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';

const FINE_PRINT = `Delivery is free when your subtotal is ${formatRoundly(FREE_DELIVERY_FROM)} or more. We deliver to adults of 18 and over.`;

/** Only the total is announced when it changes. CRT-2, CRT-3. */
export function OrderSummary({ action, voucher }: { action: ReactNode; voucher: ReactNode }) {
  const flow = useFlow('cart');
  const lines = useSelector(flow, cartLines);
  const discount = useSelector(flow, cartDiscount);
  const cart = { lines, discount, voucher: useSelector(flow, cartVoucher) };
  const totals = totalsOf(cart);
  const c = orderSummary();
  return (
    <aside aria-labelledby="order-summary" className={c.root}>
      <h2 id="order-summary" className={c.title}>
        Order summary
      </h2>
      <FreeDelivery cart={cart} />
      <div className={c.voucher}>{voucher}</div>
      <TotalsList totals={totals} size="summary" isLive />
      <p className={c.dates}>
        <DeliveryDatesLine />
      </p>
      <CheckoutAction action={action} total={totals.total} />
      <p className={c.fine}>{FINE_PRINT}</p>
    </aside>
  );
}
