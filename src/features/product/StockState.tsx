import { Check, CircleAlert } from 'lucide-react';
import { productDetail } from '#styled-system/recipes';

/** Stock is shown in words and with a mark, never by colour alone. */
export function StockState({ inStock }: { inStock: boolean }) {
  const Icon = inStock ? Check : CircleAlert;
  return (
    <span className={productDetail().stock} data-out={inStock ? undefined : ''}>
      <Icon size={16} strokeWidth={1.6} />
      <span>{inStock ? 'In stock' : 'Out of stock'}</span>
    </span>
  );
}
