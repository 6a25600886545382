import type { ReactNode } from 'react';
import type { Order } from '#src/features/checkout/use-order.ts';
import { TotalsList } from '#src/ui/TotalsList.tsx';
import { checkoutDialog } from '#styled-system/recipes';
import { OrderLines } from './OrderLines.tsx';

type Props = { order: Order; children: ReactNode };

/** The order is beside the form, or below it on phones. CHK-5. */
export function WithOrder({ order, children }: Props) {
  const c = checkoutDialog();
  return (
    <div className={c.columns}>
      <div>{children}</div>
      <aside aria-labelledby="checkout-order" className={c.aside}>
        <h4 id="checkout-order" className={c.asideTitle}>
          Your order
        </h4>
        <OrderLines lines={order.lines} look="plain" />
        <TotalsList totals={order.totals} />
      </aside>
    </div>
  );
}
