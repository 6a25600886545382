import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { canClearFilters } from '#machines/catalogue/catalogue.selectors.ts';
import { nearMisses } from '#machines/catalogue/search-help.ts';
import type { Product } from '#machines/domain/product.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyShelf } from '#src/ui/EmptyShelf.tsx';
import { focusResultCount } from './catalogue.dom.ts';
import { ProductRack } from './ProductRack.tsx';
import { MeantSearch, OutOfStock, PopularCategories } from './SearchHelp.tsx';

type Props = { renderAction: (product: Product) => ReactNode };

/**
 * The empty shelf has the removable filters as chips above. A spelling correction and what is out of stock are before
 * 'Clear Filters', near matches are below. PRD-7, PRD-13.
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
        <MeantSearch />
        <OutOfStock />
        {canClear ? (
          <Button variant="secondary" onClick={clear}>
            Clear Filters
          </Button>
        ) : null}
        <PopularCategories />
      </EmptyShelf>
      <ProductRack title="Close to what you searched for" products={near} renderAction={renderAction} />
    </>
  );
}
