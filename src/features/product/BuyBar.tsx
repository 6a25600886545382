import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { formatPence } from '#machines/domain/money.ts';
import type { Product } from '#machines/domain/product.ts';
import { chosenQuantity } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { FootBar } from '#src/ui/FootBar.tsx';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';

type Props = { product: Product; addButton: ReactNode; isShown: boolean };

/** The price of the chosen quantity, with Add to Cart. DET-1. */
export function BuyBar({ product, addButton, isShown }: Props) {
  const quantity = useSelector(useFlow('product'), chosenQuantity);
  const price = formatPence(product.price);
  return (
    <FootBar
      label={`Buy ${product.name}`}
      price={quantity > 1 ? `${quantity} × ${price}` : price}
      caption={nonBreakingName(product.name)}
      action={addButton}
      isShown={isShown}
    />
  );
}
