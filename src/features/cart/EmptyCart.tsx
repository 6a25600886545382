import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { emptyCart } from '#styled-system/recipes';

/** The half beside the picture: the text, and where to go from here. CRT-2. */
export const EmptyCart = () => (
  <>
    <PageHeading variant="split">Your Cart is Empty</PageHeading>
    <p className={emptyCart().text}>Nothing poured yet. The shelves are this way.</p>
    <ButtonLink size="lg" href="/products">
      Continue Shopping
    </ButtonLink>
    <ButtonLink size="lg" variant="text" href="/saved">
      Saved bottles
    </ButtonLink>
    <ButtonLink size="lg" variant="text" href="/orders">
      Orders
    </ButtonLink>
  </>
);
