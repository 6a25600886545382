import type { Totals } from '#machines/domain/cart.ts';
import { totalsRows } from '#machines/domain/cart-texts.ts';
import { totalsList } from '#styled-system/recipes';

type Props = {
  totals: Totals;
  size?: 'compact' | 'summary';
  /** The total is read out when it changes. */
  isLive?: boolean;
};

/** The figures of a cart or an order. CRT-2, CHK-5, ORD-2. */
export function TotalsList({ totals, size, isLive = false }: Props) {
  const c = totalsList({ size });
  const total = { 'data-total': true, ...(isLive ? ({ 'aria-live': 'polite', 'aria-atomic': true } as const) : {}) };
  return (
    <dl className={c.root}>
      {totalsRows(totals).map(({ term, figure }) => (
        <div key={term} className={c.row} {...(term === 'Total' ? total : {})}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
