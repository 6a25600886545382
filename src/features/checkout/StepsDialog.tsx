import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import {
  canGoBack,
  detailsOf,
  isAppearing,
  isPlacing,
  pricesAtLastStep,
  problemAtLastStep,
  stepOf,
  submitText,
} from '#machines/checkout/checkout.selectors.ts';
import { formatPence } from '#machines/domain/money.ts';
import { useOrder } from '#src/features/checkout/use-order.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { checkoutDialog } from '#styled-system/recipes';
import { CheckoutBody } from './CheckoutBody.tsx';
import { KeepLastContent } from './KeepLastContent.tsx';
import { StepRail } from './StepRail.tsx';
import { stepHeading } from './step-heading.dom.ts';

/** Enter does the same as Next, in a field, too. CHK-1 to CHK-7. */
export function StepsDialog() {
  const checkout = useFlow('checkout');
  const step = useSelector(checkout, stepOf);
  const details = useSelector(checkout, detailsOf);
  const hasStepBefore = useSelector(checkout, canGoBack);
  const submit = useSelector(checkout, submitText);
  const isNew = useSelector(checkout, isAppearing);
  const prices = useSelector(checkout, pricesAtLastStep);
  const isWaiting = useSelector(checkout, isPlacing);
  const problem = useSelector(checkout, problemAtLastStep);
  const order = useOrder();
  const isOpen = step >= 0;
  const dismiss = () => checkout.send({ type: 'dialog.dismissed' });
  const c = checkoutDialog();
  return (
    <Modal open={isOpen} onDismiss={dismiss} size="wide" closeOnInteractOutside={false} initialFocusEl={stepHeading}>
      {({ titleId }) => (
        <KeepLastContent live={isOpen}>
          <form
            noValidate
            className={c.form}
            onSubmit={(event) => {
              event.preventDefault();
              checkout.send({ type: 'step.completed' });
            }}
          >
            <header className={c.header}>
              <h2 id={titleId} className={c.title}>
                Checkout
              </h2>
              <IconButton label="Close checkout" onClick={dismiss}>
                <X size={24} strokeWidth={1.4} />
              </IconButton>
            </header>
            <StepRail step={step} />
            <CheckoutBody
              step={step}
              details={details}
              order={order}
              prices={prices}
              isPlacing={isWaiting}
              problem={problem}
            />
            <footer className={c.footer}>
              <p className={c.due}>
                <span>Total</span>
                <span>{formatPence(order.totals.total)}</span>
              </p>
              <Button
                variant="quiet"
                data-single
                disabled={!hasStepBefore}
                onClick={() => checkout.send({ type: 'step.reversed' })}
              >
                Back
              </Button>
              <Button type="submit" busy={prices === 'checking' || isWaiting} aria-disabled={isNew || undefined}>
                {submit}
              </Button>
            </footer>
          </form>
        </KeepLastContent>
      )}
    </Modal>
  );
}
