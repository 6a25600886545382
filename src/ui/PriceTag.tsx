import { formatPence, type Pence } from '#machines/domain/money.ts';
import { priceTag } from '#styled-system/recipes';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = { price: Pence; originalPrice?: Pence | null | undefined; size: 'detail' | 'band' };

/** A higher original price is struck through beside the price. PRD-6. */
export function PriceTag({ price, originalPrice, size }: Props) {
  const c = priceTag({ size });
  const was = originalPrice && originalPrice > price ? originalPrice : null;
  return (
    <div className={c.root}>
      <span className={c.price} data-reduced={was ? '' : undefined}>
        {was ? <VisuallyHidden>Sale price </VisuallyHidden> : null}
        <span>{formatPence(price)}</span>
      </span>
      {was ? (
        <s className={c.was}>
          <VisuallyHidden>Original price </VisuallyHidden>
          <span>{formatPence(was)}</span>
        </s>
      ) : null}
    </div>
  );
}
