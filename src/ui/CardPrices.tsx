import { formatPence } from '#machines/domain/money.ts';
import { type Product, pricePerLitre } from '#machines/domain/product.ts';
import { productCard } from '#styled-system/recipes';
import { PriceTag } from './PriceTag.tsx';

/** The price, the original one above it, and the price of a litre below. PRD-6, PRD-11. */
export function CardPrices({ product }: { product: Product }) {
  const c = productCard();
  const perLitre = pricePerLitre(product);
  return (
    <div className={c.prices}>
      <PriceTag price={product.price} originalPrice={product.originalPrice} />
      {perLitre === null ? null : <span className={c.unitPrice}>{`${formatPence(perLitre)} /\u00a0litre`}</span>}
    </div>
  );
}
