import { voucherText } from '#machines/domain/cart-texts.ts';
import { itemsText } from '#machines/domain/count-text.ts';
import type { Order } from '#src/features/checkout/use-order.ts';
import { TotalsList } from '#src/ui/TotalsList.tsx';
import { checkoutDialog } from '#styled-system/recipes';
import { OrderLines } from './OrderLines.tsx';
import { StepHeading } from './StepHeading.tsx';

/** Step 1 shows the lines, the totals, and what the voucher takes off: it may have been accepted just now. CHK-5, VCH-6. */
export function ReviewStep({ order }: { order: Order }) {
  const { voucher, totals } = order;
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
        <TotalsList totals={totals} />
        {voucher ? (
          <p role="status" className={c.correction}>
            {`Voucher ${voucher.code}: ${voucherText(voucher, totals.subtotal)}`}
          </p>
        ) : null}
      </aside>
    </div>
  );
}
