import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { shortPage } from '#styled-system/recipes';

/** RTE-1: honest about what it cannot show. Checkout sends no order (CHK-5), so none is kept. */
export function OrdersPage() {
  const c = shortPage();
  return (
    <Wrap className={c.root}>
      <PageMeta
        title="Orders"
        description="Your orders at Tawny & Rye. Checkout sends no order yet, so there are none to list."
        path="/orders"
      />
      <PageIntro
        title="Orders"
        lead="There are no orders to show. Checkout in this shop does not send an order yet, so none is kept, here or anywhere else."
      >
        <div className={c.actions}>
          <ButtonLink href="/products" size="lg">
            Browse Products
          </ButtonLink>
          <ButtonLink href="/cart" size="lg" variant="secondary">
            View Cart
          </ButtonLink>
        </div>
      </PageIntro>
    </Wrap>
  );
}
