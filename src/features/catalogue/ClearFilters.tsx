import { useSelector } from '@xstate/react';
import { canClearFilters } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';

type Props = {
  size?: 'sm' | 'md';
  /** The focus moves away before the focused button is disabled. */
  moveFocus: () => void;
};

/** The button is disabled without filters. PRD-10. */
export function ClearFilters({ size, moveFocus }: Props) {
  const catalogue = useFlow('catalogue');
  const canClear = useSelector(catalogue, canClearFilters);
  const clear = () => {
    moveFocus();
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersCleared' } });
  };
  return (
    <Button variant="quiet" {...(size ? { size } : {})} block disabled={!canClear} onClick={clear}>
      Clear Filters
    </Button>
  );
}
