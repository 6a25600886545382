import { useSelector } from '@xstate/react';
import { cartVoucher } from '#machines/cart/cart.selectors.ts';
import { isProceeding } from '#machines/voucher/voucher.selectors.ts';
import { leaveFocusToHeading } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckoutDialog } from './Checkout.tsx';

/** A typed code is checked first; then the checkout opens. An order that is taken later empties the cart, and this button goes. CHK-1, VCH-6, SRV-8. */
export function ProceedButton() {
  const voucher = useFlow('voucher');
  const isBusy = useSelector(voucher, isProceeding);
  const hasVoucher = useSelector(useFlow('cart'), cartVoucher) !== undefined;
  return (
    <Button
      ref={leaveFocusToHeading}
      size="lg"
      block
      busy={isBusy}
      onPointerEnter={CheckoutDialog.preload}
      onFocus={CheckoutDialog.preload}
      onClick={() => voucher.send({ type: 'checkout.requested', hasVoucher })}
    >
      Proceed to Checkout
    </Button>
  );
}
