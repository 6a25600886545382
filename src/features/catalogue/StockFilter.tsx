import { useSelector } from '@xstate/react';
import { isOutOfStockIncluded } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { filterForm } from '#styled-system/recipes';

const c = filterForm();

/** By default only products in stock are shown. PRD-3. */
export function StockFilter() {
  const catalogue = useFlow('catalogue');
  const isIncluded = useSelector(catalogue, isOutOfStockIncluded);
  const include = (includeOutOfStock: boolean) =>
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { includeOutOfStock } } });
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
          onChange={(event) => include(event.currentTarget.checked)}
        />
      </label>
    </div>
  );
}
