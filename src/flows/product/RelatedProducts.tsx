import { useSelector } from '@xstate/react';
import { categoryName } from '#machines/domain/categories.ts';
import { DEFAULT_QUERY, queryHref } from '#machines/domain/product-query.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { ArrowLink } from '#src/ui/ArrowLink.tsx';
import { SectionHeading } from '#src/ui/SectionHeading.tsx';
import { SkeletonShelf } from '#src/ui/SkeletonShelf.tsx';
import { productShelves } from '#styled-system/recipes';
import { ProductRow } from './ProductRow.tsx';

/** Products like it; their places are held while they are on the way. Nothing where there are none. DET-1. */
export function RelatedProducts({ category }: { category: string }) {
  const flow = useFlow('product');
  const isFetching = useSelector(flow, (snapshot) => snapshot.matches({ showing: 'fetchingRelated' }));
  const related = useSelector(flow, (snapshot) => snapshot.context.related);
  if (!isFetching && related.length === 0) return null;
  return (
    <section aria-labelledby="related" aria-busy={isFetching || undefined} className={productShelves().section}>
      <SectionHeading id="related" title="You may also like">
        <ArrowLink href={queryHref({ ...DEFAULT_QUERY, category })}>
          All {categoryName(category).toLowerCase()}
        </ArrowLink>
      </SectionHeading>
      {isFetching ? <SkeletonShelf columns="four" places={4} /> : <ProductRow products={related} />}
    </section>
  );
}
