import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { shortPage } from '#styled-system/recipes';

const TEXT =
  'This page is coming soon. Checkout opens from your cart: look through your lines there and choose Proceed to Checkout.';

/** The page only says where the checkout is. RTE-1. */
export function CheckoutPage() {
  const c = shortPage();
  return (
    <Wrap className={c.root}>
      <PageMeta title="Checkout" description={TEXT} path="/checkout" />
      <PageIntro title="Checkout" lead={TEXT}>
        <div className={c.actions}>
          <ButtonLink href="/cart" size="lg">
            View Cart
          </ButtonLink>
          <ButtonLink href="/" size="lg" variant="secondary">
            Home
          </ButtonLink>
        </div>
      </PageIntro>
    </Wrap>
  );
}
