import { formatPence, type Pence } from '#machines/domain/money.ts';
import { priceTag } from '#styled-system/recipes';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = { price: Pence; was: Pence | null; size: 'detail' | 'band' };

/** The former price, `was`, is struck through beside the price. PRD-6. */
export function PriceTag({ price, was, size }: Props) {
  const c = priceTag({ size });
  return (
    <div className={c.root}>
      <span className={c.price} data-reduced={was === null ? undefined : ''}>
        {was === null ? null : <VisuallyHidden>Sale price </VisuallyHidden>}
        <span>{formatPence(price)}</span>
      </span>
      {was === null ? null : (
        <s className={c.was}>
          <VisuallyHidden>Original price </VisuallyHidden>
          <span>{formatPence(was)}</span>
        </s>
      )}
    </div>
  );
}
