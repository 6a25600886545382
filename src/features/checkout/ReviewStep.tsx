import { itemsText } from '#machines/domain/count-text.ts';
import type { Order } from '#src/features/checkout/use-order.ts';
import { checkoutDialog } from '#styled-system/recipes';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { StepHeading } from './StepHeading.tsx';

/** Step 1 shows the lines and the totals. CHK-5. */
export function ReviewStep({ order }: { order: Order }) {
  const c = checkoutDialog();
  return (
    <div className={c.columns}>
      <div>
        <StepHeading step={0}>{itemsText(order.count)}</StepHeading>
        <OrderLines lines={order.lines} look="pictures" />
      </div>
      <aside aria-labelledby="checkout-totals" className={c.aside}>
        <h4 id="checkout-totals" className={c.asideTitle}>
          Order summary
        </h4>
        <OrderTotals totals={order.totals} />
      </aside>
    </div>
  );
}
