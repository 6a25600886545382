import { useSelector } from '@xstate/react';
import { useFlow } from '#src/lib/shop-context.ts';
import { filterForm } from '#styled-system/recipes';
import { useQueryChange } from './use-query-change.ts';

/** Off by default: in stock only. PRD-3. */
export function StockFilter() {
  const catalogue = useFlow('catalogue');
  const changeQuery = useQueryChange();
  const isIncluded = useSelector(catalogue, (snapshot) => snapshot.context.query.includeOutOfStock);
  const c = filterForm();
  return (
    <div>
      <label className={c.toggle}>
        Include out of stock
        <input
          type="checkbox"
          role="switch"
          className={c.switch}
          checked={isIncluded}
          aria-checked={isIncluded}
          onChange={(event) =>
            changeQuery({ type: 'filters.changed', changes: { includeOutOfStock: event.currentTarget.checked } })
          }
        />
      </label>
    </div>
  );
}
