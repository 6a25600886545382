import { formatPence } from '#machines/domain/money.ts';
import { formerPrice, type Product, pricePerLitre } from '#machines/domain/product.ts';
import { productCard } from '#styled-system/recipes';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const look = productCard();

/** The original price is above the price, the price per litre below it. PRD-6, PRD-11. */
export function CardPrices({ product }: { product: Product }) {
  const was = formerPrice(product);
  const perLitre = pricePerLitre(product);
  const isAlone = was === null && perLitre === null;
  return (
    <p className={look.prices} data-reduced={was === null ? undefined : ''} data-alone={isAlone ? '' : undefined}>
      {was === null ? null : <VisuallyHidden>Sale price </VisuallyHidden>}
      <span>{formatPence(product.price)}</span>
      {was === null ? null : (
        <s className={look.was}>
          <VisuallyHidden>Original price </VisuallyHidden>
          <span>{formatPence(was)}</span>
        </s>
      )}
      {perLitre === null ? null : <span className={look.unitPrice}>{`${formatPence(perLitre)} /\u00a0litre`}</span>}
    </p>
  );
}
