import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { isQueryUnknown, shownQuery } from '#machines/catalogue/catalogue.selectors.ts';
import { PRICE_RANGE } from '#machines/domain/product-query.ts';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import { loadable } from '#src/lib/loadable.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import type { Range } from '#src/ui/RangeSlider.tsx';
import { filterForm } from '#styled-system/recipes';
import { MoneyField } from './MoneyField.tsx';
import { StillSlider } from './StillSlider.tsx';

const RangeSlider = loadable(() => import('#src/ui/RangeSlider.tsx').then((module) => module.RangeSlider));

const NAMES = ['Minimum price', 'Maximum price'] as const;
const inPounds = (value: number) => `£${value}`;

/**
 * A slider and a field for each end; they show the same, and the list follows when either settles. Where a thumb is while
 * it is dragged is no flow state: nothing but these fields follows it, and it means nothing until it is let go. Where the
 * slider's code does not arrive, the fields do. PRD-2, PRD-10.
 */
export function PriceFilter() {
  const catalogue = useFlow('catalogue');
  const { minPrice: low, maxPrice: high } = useSelector(catalogue, shownQuery);
  const isUnknown = useSelector(catalogue, isQueryUnknown);
  const [draft, setDraft] = useState<{ of: Range; value: Range }>({ of: [low, high], value: [low, high] });
  if (draft.of[0] !== low || draft.of[1] !== high) setDraft({ of: [low, high], value: [low, high] });
  const c = filterForm();
  const move = (value: Range) => setDraft({ of: [low, high], value });
  const settle = ([one, other]: Range) => {
    const changes = { minPrice: Math.min(one, other), maxPrice: Math.max(one, other) };
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes } });
  };
  const still = <StillSlider value={draft.value} max={PRICE_RANGE.max} />;
  return (
    <fieldset className={c.fieldset}>
      <legend className={c.heading}>Price</legend>
      {isUnknown ? (
        still
      ) : (
        <LoadBoundary fallback={() => still}>
          <Suspense fallback={still}>
            <RangeSlider
              {...PRICE_RANGE}
              value={draft.value}
              names={NAMES}
              format={inPounds}
              onMove={move}
              onSettle={settle}
            />
          </Suspense>
        </LoadBoundary>
      )}
      <div className={c.prices}>
        <MoneyField label={NAMES[0]} value={draft.value[0]} onSettle={(value) => settle([value, high])} />
        –
        <MoneyField label={NAMES[1]} value={draft.value[1]} onSettle={(value) => settle([low, value])} />
      </div>
    </fieldset>
  );
}
