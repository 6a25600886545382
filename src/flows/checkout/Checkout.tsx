import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import { loadable } from '#src/lib/loadable.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { LoadNotice } from '#src/ui/LoadNotice.tsx';

const CheckoutDialog = loadable(() => import('./CheckoutDialog.tsx').then((module) => module.CheckoutDialog));

/** The checkout dialog, from its first opening on. */
export function Checkout() {
  const checkout = useFlow('checkout');
  const isOpen = useSelector(checkout, (snapshot) => snapshot.hasTag('open'));
  if (!isOpen && !CheckoutDialog.isLoaded()) return null;
  return (
    <LoadBoundary
      fallback={(tryAgain) =>
        isOpen ? (
          <LoadNotice
            title="The checkout could not be loaded."
            onTryAgain={tryAgain}
            onDismiss={() => checkout.send({ type: 'dialog.dismissed' })}
          />
        ) : null
      }
    >
      <Suspense>
        <CheckoutDialog />
      </Suspense>
    </LoadBoundary>
  );
}
