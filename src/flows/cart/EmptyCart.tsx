import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { emptyCart } from '#styled-system/recipes';

type Props = {
  notice: ReactNode;
  /** Whether this is only thought: not to be seen by whoever has kept a cart. */
  isAwaited: boolean;
};

/** Nothing in the cart: half copy, half glass. CRT-2. */
export function EmptyCart({ notice, isAwaited }: Props) {
  const c = emptyCart();
  return (
    <div className={c.root} data-flush data-held={isAwaited ? '' : undefined}>
      <div className={c.copy}>
        {notice}
        <PageHeading variant="split">Your Cart is Empty</PageHeading>
        <p className={c.text}>Nothing poured yet. The shelves are this way.</p>
        <ButtonLink size="lg" href="/products">
          Continue Shopping
        </ButtonLink>
        <ButtonLink size="lg" variant="text" href="/saved">
          Saved bottles
        </ButtonLink>
      </div>
      <div className={c.picture}>
        <Picture
          imageUrl="/images/products/tawny-rye-bordeaux-glasses.avif"
          alt=""
          sizes="(min-width: 768px) 50vw, 100vw"
          priority
        />
      </div>
    </div>
  );
}
