import type { CSSProperties } from 'react';
import type { PriceCheck } from '#machines/checkout/checkout.events.ts';
import type { CheckoutDetails } from '#machines/domain/checkout-details.ts';
import type { OrderProblem } from '#machines/domain/order-problem.ts';
import type { Order } from '#src/features/checkout/use-order.ts';
import { checkoutDialog } from '#styled-system/recipes';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { OrderCorrections } from './OrderCorrections.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PlacingNote } from './PlacingNote.tsx';
import { PricesNote } from './PricesNote.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { STEP_HEADING_ID } from './step-heading.dom.ts';
import { WithOrder } from './WithOrder.tsx';

type StepProps = { step: number; details: CheckoutDetails; order: Order; isPlacing: boolean };
type Props = StepProps & { prices: PriceCheck | null; problem: OrderProblem | null };

function Step({ step, details, order, isPlacing }: StepProps) {
  switch (step) {
    case 0:
      return <ReviewStep order={order} />;
    case 1:
      return (
        <WithOrder order={order}>
          <DeliveryStep delivery={details.delivery} />
        </WithOrder>
      );
    case 2:
      return (
        <WithOrder order={order}>
          <PaymentStep payment={details.payment} />
        </WithOrder>
      );
    default:
      return <ConfirmStep details={details} order={order} isPlacing={isPlacing} />;
  }
}

const numbered = (name: string, step: number) => ({ [name]: step }) as CSSProperties;

/** The step's content scrolls by itself, with the keyboard, too. */
export function CheckoutBody({ step, details, order, prices, isPlacing, problem }: Props) {
  const c = checkoutDialog();
  return (
    <div
      role="region"
      aria-labelledby={STEP_HEADING_ID}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those who have no pointer
      tabIndex={0}
      className={c.body}
      style={numbered('--checkout-step', step)}
    >
      <PlacingNote isPlacing={isPlacing} problem={problem} />
      <PricesNote prices={prices} />
      <OrderCorrections order={order} />
      <div key={step} className={c.step} style={numbered('--own-step', step)}>
        <Step step={step} details={details} order={order} isPlacing={isPlacing} />
      </div>
    </div>
  );
}
