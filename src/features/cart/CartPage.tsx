import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isEmpty, isRestoring } from '#machines/cart/cart.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { cartLayout, emptyCart, pageWrap } from '#styled-system/recipes';
import { CartLines } from './CartLines.tsx';
import { CorrectionsNotice } from './CorrectionsNotice.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { EmptyCartPicture } from './EmptyCartPicture.tsx';
import { NotStoredNote } from './NotStoredNote.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { UncheckedNote } from './UncheckedNote.tsx';

type Props = {
  /** The page passes the button to the checkout and the field for a voucher, because the cart does not know those flows. */
  proceed: ReactNode;
  voucher: ReactNode;
};

/** These elements stay the same, so React does not render them again. */
const NOTICES = (
  <>
    <CorrectionsNotice />
    <NotStoredNote />
  </>
);

const FilledCart = ({ proceed, voucher }: Props) => (
  <>
    <UncheckedNote />
    <div className={cartLayout().columns}>
      <CartLines />
      <OrderSummary action={proceed} voucher={voucher} />
    </div>
  </>
);

const Heading = () => <PageIntro title="Your Cart" />;

/** Visitors with a stored cart see this placeholder until the cart has been read. */
const CartPlaceholder = () => (
  <div className={cartLayout().awaited}>
    <Wrap>
      <Heading />
      <div className={cartLayout().held} aria-busy="true" />
    </Wrap>
  </div>
);

/**
 * An empty and a filled cart have the same elements around the notices, so a notice that comes with the emptied cart comes
 * into a live region that was there before. Until the stored cart has been read, the page renders both the empty cart and
 * the placeholder, and the boot script decides which of them is visible. CRT-2, CRT-4, CRT-5.
 */
export function CartPage({ proceed, voucher }: Props) {
  const cart = useFlow('cart');
  const isLoading = useSelector(cart, isRestoring);
  const hasNothing = useSelector(cart, isEmpty) || isLoading;
  const c = emptyCart();
  return (
    <>
      <PageMeta
        title="Your Cart"
        description="What you have chosen, what it comes to with tax and delivery, and the way to the checkout."
        path="/cart"
      />
      <div
        className={hasNothing ? c.root : pageWrap()}
        data-flush={hasNothing || undefined}
        data-loading={isLoading || undefined}
      >
        <div className={hasNothing ? c.copy : undefined}>
          {hasNothing ? null : <Heading />}
          {NOTICES}
          {hasNothing ? <EmptyCart /> : <FilledCart proceed={proceed} voucher={voucher} />}
        </div>
        {hasNothing ? <EmptyCartPicture /> : null}
      </div>
      {isLoading ? <CartPlaceholder /> : null}
    </>
  );
}
