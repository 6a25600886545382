import { PAYMENT_METHODS } from '#machines/domain/checkout-choices.ts';
import type { PaymentMethod } from '#machines/domain/checkout-details.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { paymentMethods } from '#styled-system/recipes';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { StepHeading } from './StepHeading.tsx';

/** Step 3 offers card, PayPal and Apple Pay. CHK-2. */
export function PaymentStep({ payment }: { payment: PaymentMethod }) {
  const checkout = useFlow('checkout');
  const c = paymentMethods();
  return (
    <>
      <StepHeading step={2}>Payment method</StepHeading>
      <div role="radiogroup" aria-label="Payment method" className={c.root}>
        {PAYMENT_METHODS.map((method) => {
          const { name, note, Icon } = PAYMENT_TEXTS[method];
          return (
            <label key={method} className={c.row}>
              <input
                type="radio"
                name="payment"
                value={method}
                checked={payment === method}
                aria-labelledby={`pay-${method}`}
                aria-describedby={`pay-${method}-note`}
                className={c.radio}
                onChange={() => checkout.send({ type: 'payment.chosen', method })}
              />
              <span>
                <span id={`pay-${method}`} className={c.name}>
                  {name}
                </span>
                <span id={`pay-${method}-note`} className={c.note}>
                  {note}
                </span>
              </span>
              <Icon size={24} strokeWidth={1.4} aria-hidden="true" />
            </label>
          );
        })}
      </div>
    </>
  );
}
