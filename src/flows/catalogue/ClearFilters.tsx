import { useSelector } from '@xstate/react';
import { useFlow } from '#src/lib/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { useQueryChange } from './use-query-change.ts';

type Props = {
  size?: 'sm' | 'md';
  /** Gives the focus a place before the button is disabled under it. */
  moveFocus: () => void;
};

/** Disabled when nothing is set. PRD-10. */
export function ClearFilters({ size, moveFocus }: Props) {
  const catalogue = useFlow('catalogue');
  const changeQuery = useQueryChange();
  const canClear = useSelector(catalogue, (snapshot) => snapshot.can({ type: 'filters.cleared' }));
  const clear = () => {
    moveFocus();
    changeQuery({ type: 'filters.cleared' });
  };
  return (
    <Button variant="quiet" {...(size ? { size } : {})} block disabled={!canClear} onClick={clear}>
      Clear Filters
    </Button>
  );
}
