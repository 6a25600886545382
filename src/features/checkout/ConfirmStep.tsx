import type { ReactNode } from 'react';
import { isAddressGiven } from '#machines/domain/address-given.ts';
import { addressLines } from '#machines/domain/address-lines.ts';
import type { CheckoutDetails, DeliveryAddress } from '#machines/domain/checkout-details.ts';
import type { Order } from '#src/features/checkout/use-order.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { DeliveryDatesLine } from '#src/ui/DeliveryDatesLine.tsx';
import { TotalsList } from '#src/ui/TotalsList.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { orderCheck } from '#styled-system/recipes';
import { OrderLines } from './OrderLines.tsx';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { StepHeading } from './StepHeading.tsx';

type PartProps = {
  title: string;
  children: ReactNode;
  change?: { what: string; onClick: () => void; isOff?: boolean };
};

function Part({ title, children, change }: PartProps) {
  const c = orderCheck();
  return (
    <section className={c.part}>
      <div className={c.head}>
        <h4 className={c.title}>{title}</h4>
        {change ? (
          <button type="button" className={c.change} disabled={change.isOff} onClick={change.onClick}>
            Change<VisuallyHidden>{` ${change.what}`}</VisuallyHidden>
          </button>
        ) : null}
      </div>
      {children}
    </section>
  );
}

const ARRIVAL = (
  <p>
    <DeliveryDatesLine />
  </p>
);

/** The address may still be missing: then a link leads to step 2. CHK-2. */
function DeliverTo({ delivery, isPlacing }: { delivery: DeliveryAddress; isPlacing: boolean }) {
  const checkout = useFlow('checkout');
  const c = orderCheck();
  const revisit = () => checkout.send({ type: 'delivery.revisited' });
  if (isAddressGiven(delivery)) {
    return (
      <Part title="Deliver to" change={{ what: 'delivery', onClick: revisit, isOff: isPlacing }}>
        <p className={c.text}>{addressLines(delivery).join('\n')}</p>
        {ARRIVAL}
      </Part>
    );
  }
  return (
    <Part title="Deliver to">
      <p className={c.text}>No address given yet</p>
      <button type="button" className={c.change} disabled={isPlacing} onClick={revisit}>
        Add an address
      </button>
      {ARRIVAL}
    </Part>
  );
}

type Props = { details: CheckoutDetails; order: Order; isPlacing: boolean };

/** Step 4 shows everything at a glance, and each part has a link back to its step. An order on its way cannot be changed. CHK-1, CHK-5, SRV-4. */
export function ConfirmStep({ details, order, isPlacing }: Props) {
  const checkout = useFlow('checkout');
  const c = orderCheck();
  return (
    <>
      <StepHeading step={3} />
      <div className={c.root}>
        <DeliverTo delivery={details.delivery} isPlacing={isPlacing} />
        <Part
          title="Pay with"
          change={{
            what: 'payment',
            onClick: () => checkout.send({ type: 'payment.revisited' }),
            isOff: isPlacing,
          }}
        >
          <p className={c.text}>{PAYMENT_TEXTS[details.payment].name}</p>
        </Part>
        <Part title="Items" change={{ what: 'items', onClick: () => checkout.send({ type: 'dialog.dismissed' }) }}>
          <OrderLines lines={order.lines} look="plain" />
        </Part>
        <Part title="Total">
          <TotalsList totals={order.totals} />
        </Part>
      </div>
    </>
  );
}
