import { leaveFocusToHeading } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckoutDialog } from './Checkout.tsx';

/** The checkout dialog opens at its first step. An order that is taken later empties the cart, and this button goes. CHK-1, SRV-8. */
export function ProceedButton() {
  const checkout = useFlow('checkout');
  return (
    <Button
      ref={leaveFocusToHeading}
      size="lg"
      block
      onPointerEnter={CheckoutDialog.preload}
      onFocus={CheckoutDialog.preload}
      onClick={() => checkout.send({ type: 'checkout.requested' })}
    >
      Proceed to Checkout
    </Button>
  );
}
