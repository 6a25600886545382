import { useFlow } from '#src/lib/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';

/** Opens the checkout dialog at its first step. CHK-1. */
export function ProceedButton() {
  const checkout = useFlow('checkout');
  return (
    <Button size="lg" block onClick={() => checkout.send({ type: 'checkout.requested' })}>
      Proceed to Checkout
    </Button>
  );
}
