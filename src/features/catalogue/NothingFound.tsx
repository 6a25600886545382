import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { canClearFilters } from '#machines/catalogue/catalogue.selectors.ts';
import { nearMisses } from '#machines/catalogue/search-help.ts';
import type { Product } from '#machines/domain/product.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyShelf } from '#src/ui/EmptyShelf.tsx';
import { LoadBoundary } from '#src/ui/LoadBoundary.tsx';
import { focusResultCount } from './catalogue.dom.ts';
import { MeantSearch, PopularCategories, ProductRack } from './search-help-chunk.ts';

type Props = { renderAction: (product: Product) => ReactNode };

/**
 * The empty shelf has the removable filters as chips above. A spelling correction is before 'Clear Filters', near
 * matches are below. PRD-7, PRD-13.
 */
export function NothingFound({ renderAction }: Props) {
  const catalogue = useFlow('catalogue');
  const canClear = useSelector(catalogue, canClearFilters);
  const near = useSelector(catalogue, nearMisses);
  const clear = () => {
    focusResultCount();
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersCleared' } });
  };
  return (
    <>
      <EmptyShelf title="No products found matching your criteria" text="Try adjusting your filters or search terms">
        <LoadBoundary fallback={() => null}>
          <MeantSearch />
        </LoadBoundary>
        {canClear ? (
          <Button variant="secondary" onClick={clear}>
            Clear Filters
          </Button>
        ) : null}
        <LoadBoundary fallback={() => null}>
          <PopularCategories />
        </LoadBoundary>
      </EmptyShelf>
      <LoadBoundary fallback={() => null}>
        <ProductRack title="Close to what you searched for" products={near} renderAction={renderAction} />
      </LoadBoundary>
    </>
  );
}
