import { useSelector } from '@xstate/react';
import { canClearFilters } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyShelf } from '#src/ui/EmptyShelf.tsx';
import { focusResultCount } from './catalogue.dom.ts';

/** PRD-7: the bare shelf. The filters that can be taken off stand above it as chips. */
export function NothingFound() {
  const catalogue = useFlow('catalogue');
  const canClear = useSelector(catalogue, canClearFilters);
  const clear = () => {
    focusResultCount();
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersCleared' } });
  };
  return (
    <EmptyShelf title="No products found matching your criteria" text="Try adjusting your filters or search terms">
      {canClear ? (
        <Button variant="secondary" onClick={clear}>
          Clear Filters
        </Button>
      ) : null}
    </EmptyShelf>
  );
}
