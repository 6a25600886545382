import type { PriceCheck } from '#machines/checkout/checkout.events.ts';
import { leaveFocusTo } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { checkoutDialog } from '#styled-system/recipes';
import { bringIntoView, stepHeading } from './step-heading.dom.ts';

const leaveFocusToStep = leaveFocusTo(stepHeading);

function Note({ prices }: { prices: PriceCheck }) {
  const cart = useFlow('cart');
  const c = checkoutDialog();
  switch (prices) {
    case 'checking':
      return (
        <p ref={bringIntoView} className={c.correction}>
          Checking today’s prices…
        </p>
      );
    case 'unchecked':
      return (
        <div ref={bringIntoView} className={c.unchecked}>
          <p>We could not check today’s prices. These are the prices when you last looked.</p>
          <Button ref={leaveFocusToStep} variant="text" size="sm" onClick={() => cart.send({ type: 'load.retried' })}>
            Check again
          </Button>
        </div>
      );
    case 'checked':
      return <VisuallyHidden>These are today’s prices.</VisuallyHidden>;
  }
}

/** The last step says whether its prices are today's. Corrections follow below. CHK-7. */
export const PricesNote = ({ prices }: { prices: PriceCheck | null }) => (
  <div role="status">{prices ? <Note key={prices} prices={prices} /> : null}</div>
);
