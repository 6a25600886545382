import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckoutDialog } from './Checkout.tsx';

/** The checkout dialog opens at its first step. CHK-1. */
export function ProceedButton() {
  const checkout = useFlow('checkout');
  return (
    <Button
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
