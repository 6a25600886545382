import { useSelector } from '@xstate/react';
import { ProceedButton } from '#src/flows/checkout/ProceedButton.tsx';
import { useFlow } from '#src/lib/shop-context.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { cartLayout } from '#styled-system/recipes';
import { CartLines } from './CartLines.tsx';
import { CorrectionsNotice } from './CorrectionsNotice.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { UncheckedNote } from './UncheckedNote.tsx';

function FilledCart() {
  return (
    <>
      <CorrectionsNotice />
      <UncheckedNote />
      <div className={cartLayout().columns}>
        <CartLines />
        <OrderSummary action={<ProceedButton />} />
      </div>
    </>
  );
}

/** Until the stored cart has been read, the page keeps the place of what may come. CRT-2. */
export function CartPage() {
  const cart = useFlow('cart');
  const isEmpty = useSelector(cart, (snapshot) => snapshot.matches({ ready: { contents: 'empty' } }));
  const isRestoring = useSelector(cart, (snapshot) => snapshot.matches('restoring'));
  return (
    <>
      <PageMeta
        title="Your Cart"
        description="What you have chosen, what it comes to with tax and delivery, and the way to the checkout."
        path="/cart"
      />
      {isEmpty ? (
        <EmptyCart notice={<CorrectionsNotice />} />
      ) : (
        <Wrap>
          <PageIntro title="Your Cart" />
          {isRestoring ? <div className={cartLayout().held} aria-busy="true" /> : <FilledCart />}
        </Wrap>
      )}
    </>
  );
}
