import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { categoryName } from '#machines/domain/categories.ts';
import type { Product } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, queryHref } from '#machines/domain/product-query.ts';
import { isRelatedLoading, relatedProducts } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { ArrowLink } from '#src/ui/ArrowLink.tsx';
import { ProductRow } from '#src/ui/ProductRow.tsx';
import { SectionHeading } from '#src/ui/SectionHeading.tsx';
import { SkeletonShelf } from '#src/ui/SkeletonShelf.tsx';
import { productShelves } from '#styled-system/recipes';

type Props = { category: string; renderAdd: (product: Product) => ReactNode };

/** The space of similar products is reserved while they load. Without any, nothing is rendered. DET-1. */
export function RelatedProducts({ category, renderAdd }: Props) {
  const flow = useFlow('product');
  const isLoading = useSelector(flow, isRelatedLoading);
  const related = useSelector(flow, relatedProducts);
  if (!isLoading && related.length === 0) return null;
  return (
    <section aria-labelledby="related" aria-busy={isLoading || undefined} className={productShelves().section}>
      <SectionHeading id="related" title="You may also like">
        <ArrowLink href={queryHref({ ...DEFAULT_QUERY, category })}>
          {`All ${categoryName(category).toLowerCase()}`}
        </ArrowLink>
      </SectionHeading>
      {isLoading ? (
        <SkeletonShelf columns="four" places={4} />
      ) : (
        <ProductRow products={related} renderAdd={renderAdd} />
      )}
    </section>
  );
}
