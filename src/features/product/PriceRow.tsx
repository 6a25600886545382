import { formerPrice, type Product } from '#machines/domain/product.ts';
import { PriceTag } from '#src/ui/PriceTag.tsx';
import { productDetail } from '#styled-system/recipes';
import { StockState } from './StockState.tsx';

const amountText = ({ volume, alcoholContent }: Product) =>
  alcoholContent > 0 ? `${volume}, ${alcoholContent}% ABV` : volume;

export function PriceRow({ product }: { product: Product }) {
  const c = productDetail();
  return (
    <div className={c.priceRow}>
      <div className={c.price}>
        <PriceTag price={product.price} was={formerPrice(product)} size="detail" />
        <span className={c.amount}>{amountText(product)}</span>
      </div>
      <StockState inStock={product.inStock} />
    </div>
  );
}
