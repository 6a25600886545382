import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { maxPrice, minPrice } from '#machines/catalogue/catalogue.selectors.ts';
import { PRICE_SCALE } from '#machines/domain/price-scale.ts';
import { poundsText, rangeFrom, rangeUpTo } from '#machines/domain/product-query.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { type Range, RangeSlider } from '#src/ui/RangeSlider.tsx';
import { filterForm } from '#styled-system/recipes';
import { MoneyField } from './MoneyField.tsx';
import { PriceBands } from './PriceBands.tsx';
import { typedHighest, typedLowest } from './typed-price.ts';

const NAMES = ['Minimum price', 'Maximum price'] as const;
const inPounds = (value: number) => `£${poundsText(value)}`;
const c = filterForm();

/**
 * A slider and two fields show the same range, and the list changes when either is committed. The position of a dragged
 * thumb is no flow state: only these fields follow it, and it means nothing until it is released. PRD-2, PRD-10.
 */
export function PriceFilter() {
  const catalogue = useFlow('catalogue');
  const low = useSelector(catalogue, minPrice);
  const high = useSelector(catalogue, maxPrice);
  const [draft, setDraft] = useState<{ of: Range; value: Range }>({ of: [low, high], value: [low, high] });
  if (draft.of[0] !== low || draft.of[1] !== high) setDraft({ of: [low, high], value: [low, high] });
  const move = (value: Range) => setDraft({ of: [low, high], value });
  const settle = ([least, most]: Range, isContinued = false) => {
    const changes = { minPrice: least, maxPrice: most };
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes }, isContinued });
  };
  return (
    <fieldset className={c.fieldset}>
      <legend className={c.heading}>Price</legend>
      <PriceBands />
      <RangeSlider
        scale={PRICE_SCALE}
        value={draft.value}
        names={NAMES}
        format={inPounds}
        onMove={move}
        onSettle={settle}
      />
      <div className={c.prices}>
        <MoneyField
          label={NAMES[0]}
          value={draft.value[0]}
          priceOf={typedLowest}
          onSettle={(value) => settle(rangeFrom(value, high))}
        />
        <span>–</span>
        <MoneyField
          label={NAMES[1]}
          value={draft.value[1]}
          priceOf={typedHighest}
          onSettle={(value) => settle(rangeUpTo(low, value))}
        />
      </div>
    </fieldset>
  );
}
