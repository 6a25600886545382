import { useSelector } from '@xstate/react';
import { isCheckoutShown } from '#machines/checkout/checkout.selectors.ts';
import { lazy } from '#src/platform/lazy.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { OnDemand } from '#src/ui/OnDemand.tsx';

export const CheckoutDialog = lazy(() => import('./CheckoutDialog.tsx').then((module) => module.CheckoutDialog));

/** The checkout dialog, from its first opening on. */
export function Checkout() {
  const checkout = useFlow('checkout');
  const isOpen = useSelector(checkout, isCheckoutShown);
  return (
    <OnDemand
      part={CheckoutDialog}
      isOpen={isOpen}
      staysMounted
      failure="The checkout could not be loaded."
      onDismiss={() => checkout.send({ type: 'dialog.dismissed' })}
    >
      <CheckoutDialog />
    </OnDemand>
  );
}
