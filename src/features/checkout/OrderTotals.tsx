import type { Totals } from '#machines/domain/cart.ts';
import { totalsRows } from '#machines/domain/cart-texts.ts';
import { totalsList } from '#styled-system/recipes';

/** Some places show all figures of the order, others only its total. CHK-5. */
export function OrderTotals({ totals, only }: { totals: Totals; only?: 'Total' }) {
  const c = totalsList({ size: 'compact' });
  const rows = totalsRows(totals).filter(({ term }) => only === undefined || term === only);
  return (
    <dl className={c.root}>
      {rows.map(({ term, figure }) => (
        <div key={term} className={c.row} data-total={term === 'Total' || undefined}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
