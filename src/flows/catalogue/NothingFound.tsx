import { useSelector } from '@xstate/react';
import { useFlow } from '#src/lib/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyShelf } from '#src/ui/EmptyShelf.tsx';
import { focusResultCount } from './result-count-focus.ts';
import { useQueryChange } from './use-query-change.ts';

/** PRD-7: the bare shelf. The filters that can be taken off stand above it as chips. */
export function NothingFound() {
  const catalogue = useFlow('catalogue');
  const changeQuery = useQueryChange();
  const canClear = useSelector(catalogue, (snapshot) => snapshot.can({ type: 'filters.cleared' }));
  const clear = () => {
    focusResultCount();
    changeQuery({ type: 'filters.cleared' });
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
