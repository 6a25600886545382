import { useSelector } from '@xstate/react';
import { formatPence } from '#machines/domain/money.ts';
import type { OrderLine } from '#machines/domain/order.ts';
import { productHrefById } from '#machines/domain/product.ts';
import { unsoldReason } from '#machines/orders/orders.selectors.ts';
import { Link } from '#src/platform/navigation.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { cartLine } from '#styled-system/recipes';

const UNSOLD_TEXTS = { gone: 'No longer sold', outOfStock: 'Out of stock today' } as const;

/** A product that is no longer sold says so and has no link. ORD-3. */
export function OrderLineRow({ line: { id, name, imageUrl, volume, price, quantity } }: { line: OrderLine }) {
  const reason = useSelector(useFlow('orders'), unsoldReason(id));
  const shown = nonBreakingName(name);
  const c = cartLine();
  return (
    <>
      <div className={c.plate}>
        <Plate>
          <Picture imageUrl={imageUrl} alt="" sizes="104px" />
        </Plate>
      </div>
      <div className={c.what}>
        <h2 className={c.name}>
          {reason === 'gone' ? <span>{shown}</span> : <Link href={productHrefById(id)}>{shown}</Link>}
        </h2>
        <p className={c.facts}>{[volume, `${formatPence(price)} each`].filter(Boolean).join(' · ')}</p>
        {reason === null ? null : (
          <p className={c.facts}>
            <b>{UNSOLD_TEXTS[reason]}</b>
          </p>
        )}
      </div>
      <div className={c.amount}>
        <p>{`× ${quantity}`}</p>
        <p className={c.total}>{formatPence(price * quantity)}</p>
      </div>
    </>
  );
}
