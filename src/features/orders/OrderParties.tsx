import type { ReactNode } from 'react';
import { isAddressGiven } from '#machines/domain/address-given.ts';
import { addressLines } from '#machines/domain/address-lines.ts';
import { deliveryEstimate } from '#machines/domain/delivery-estimate.ts';
import type { Order } from '#machines/domain/order.ts';
import { PAYMENT_NAMES } from '#machines/domain/payment-names.ts';
import { englandDate } from '#src/platform/local-date.ts';
import { deliveryEstimateText } from '#src/ui/delivery-estimate-text.ts';
import { orderCheck, orderList, shortPage } from '#styled-system/recipes';
import { StoredNote } from './StoredNote.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const c = orderCheck();
  return (
    <section className={c.part}>
      <div className={c.head}>
        <h2 className={c.title}>{title}</h2>
      </div>
      <p className={c.text}>{children}</p>
    </section>
  );
}

/** The dates that the checkout gave, or nothing if they are unknown. DET-4. */
function Estimate({ placedAt }: { placedAt: string }) {
  const estimate = deliveryEstimate(englandDate(new Date(placedAt)));
  return estimate === null ? null : <Part title="Estimated delivery">{deliveryEstimateText(estimate)}</Part>;
}

/** Delivery, payment and where the order is stored. ORD-2, ORD-6. */
export function OrderParties({ order: { delivery, payment, placedAt } }: { order: Order }) {
  const c = orderCheck();
  return (
    <div className={shortPage().person}>
      <div className={c.root}>
        <Part title="Deliver to">
          {isAddressGiven(delivery) ? addressLines(delivery).join('\n') : 'No address was given'}
        </Part>
        <Estimate placedAt={placedAt} />
        <Part title="Payment">{PAYMENT_NAMES[payment]}</Part>
        <div className={orderList().onScreen}>
          <Part title="Where it is kept">
            <StoredNote />
          </Part>
        </div>
      </div>
    </div>
  );
}
