import { orderHref } from '#machines/domain/order.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { shortPage } from '#styled-system/recipes';
import { AccountNote } from './AccountNote.tsx';

/** Neither this device nor the account has an order of this number, or the server did not say. ORD-2, SRV-9. */
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
      <AccountNote />
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
