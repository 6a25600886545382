import { useSelector } from '@xstate/react';
import { countBeside, isBandChosen } from '#machines/catalogue/filter-offers.ts';
import { formatCount } from '#machines/domain/money.ts';
import { PRICE_BANDS, type PriceBand } from '#machines/domain/price-bands.ts';
import { PRICE_RANGE } from '#machines/domain/product-query.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { updatedAfterPaint } from '#src/platform/updated-after-paint.ts';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { filterForm } from '#styled-system/recipes';

const c = filterForm();
const WHOLE_RANGE = { minPrice: PRICE_RANGE.min, maxPrice: PRICE_RANGE.max };

function Band({ band }: { band: PriceBand }) {
  const catalogue = useFlow('catalogue');
  const isChosen = useSelector(catalogue, (snapshot) => isBandChosen(snapshot, band));
  const count = useSelector(updatedAfterPaint(catalogue), (snapshot) => countBeside(snapshot, 'price', band.id));
  const { minPrice, maxPrice } = band;
  const toggle = () => {
    const changes = isChosen ? WHOLE_RANGE : { minPrice, maxPrice };
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes } });
  };
  return (
    <Button variant="quiet" size="sm" className={c.band} aria-pressed={isChosen} onClick={toggle}>
      <span>{band.name}</span>
      {count === undefined ? null : (
        <span className={c.count}>
          <span>{formatCount(count)}</span>
          <VisuallyHidden>{count === 1 ? ' product' : ' products'}</VisuallyHidden>
        </span>
      )}
    </Button>
  );
}

/** Popular price ranges take one press; a second press removes the range. PRD-14. */
export const PriceBands = () => (
  <div className={c.bands}>
    {PRICE_BANDS.map((band) => (
      <Band key={band.id} band={band} />
    ))}
  </div>
);
