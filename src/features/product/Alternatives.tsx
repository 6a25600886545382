import { useSelector } from '@xstate/react';
import { formatPence } from '#machines/domain/money.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { alternativesTo } from '#machines/product/alternatives.ts';
import { isRelatedLoading, relatedProducts } from '#machines/product/product.selectors.ts';
import { Link } from '#src/platform/navigation.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { nonBreakingName } from '#src/ui/non-breaking-name.ts';
import { productDetail } from '#styled-system/recipes';

/** Alternatives in stock are offered for a product out of stock; their space is reserved while they load. DET-1. */
export function Alternatives({ product }: { product: Product }) {
  const c = productDetail();
  const flow = useFlow('product');
  const isLoading = useSelector(flow, isRelatedLoading);
  const alternatives = alternativesTo(product, useSelector(flow, relatedProducts));
  if (!isLoading && alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives" aria-busy={isLoading || undefined} className={c.alternatives}>
      <h2 id="alternatives">In stock instead</h2>
      <ul>
        {alternatives.map((other) => (
          <li key={other.id}>
            <Link href={productHref(other)}>{nonBreakingName(other.name)}</Link>
            <span>{formatPence(other.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
