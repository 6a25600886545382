import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { formatPence } from '#machines/domain/money.ts';
import type { Product } from '#machines/domain/product.ts';
import { chosenQuantity } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';
import { buyBar } from '#styled-system/recipes';

type Props = { product: Product; addButton: ReactNode; isShown: boolean };

/** On small screens the bar repeats price and button while the page's own ones are out of view. */
export function BuyBar({ product, addButton, isShown }: Props) {
  const c = buyBar();
  const quantity = useSelector(useFlow('product'), chosenQuantity);
  const price = formatPence(product.price);
  return (
    <section aria-label={`Buy ${product.name}`} className={c.root} data-shown={isShown ? '' : undefined}>
      <div className={c.text}>
        <b className={c.price}>{quantity > 1 ? `${quantity} × ${price}` : price}</b>
        <span className={c.name}>{nonBreakingName(product.name)}</span>
      </div>
      <div className={c.add}>{addButton}</div>
    </section>
  );
}
