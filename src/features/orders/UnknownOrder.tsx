import { orderHref } from '#machines/domain/order.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { shortPage } from '#styled-system/recipes';

/** This device has no order of this number. ORD-2. */
export const UnknownOrder = ({ number }: { number: string }) => (
  <>
    <PageMeta
      title="Order not found"
      description="No order with this number is kept on this device."
      path={orderHref(number)}
    />
    <PageIntro
      title="Order not found"
      lead={`No order ${number} is kept on this device. It may have been deleted, or placed in another browser or on another device: orders are kept only where they are placed.`}
    >
      <div className={shortPage().actions}>
        <ButtonLink href="/orders" size="lg">
          Your orders
        </ButtonLink>
        <ButtonLink href="/products" size="lg" variant="secondary">
          Browse Products
        </ButtonLink>
      </div>
    </PageIntro>
  </>
);
