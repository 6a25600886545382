import { useSelector } from '@xstate/react';
import { shownQuery } from '#machines/catalogue/catalogue.selectors.ts';
import { choiceOffers } from '#machines/catalogue/filter-offers.ts';
import type { Choice } from '#machines/domain/filter-table.ts';
import { isSameData } from '#machines/domain/same-data.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { updatedAfterPaint } from '#src/platform/updated-after-paint.ts';
import { SelectFilter } from './SelectFilter.tsx';

/** A filter that takes one value. Where the list has too few or too many values, it is not shown. PRD-14. */
export function ChoiceFilter({ choice }: { choice: Choice }) {
  const { name, label, anyText, least } = choice;
  const catalogue = useFlow('catalogue');
  const chosen = useSelector(catalogue, (snapshot) => shownQuery(snapshot)[name]);
  const offers = useSelector(updatedAfterPaint(catalogue), (snapshot) => choiceOffers(snapshot, choice), isSameData);
  if (least > 0 && offers.length === 0) return null;
  return (
    <SelectFilter
      label={label}
      anyText={anyText}
      options={offers}
      chosen={chosen}
      onChoose={(value) =>
        catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { [name]: value } } })
      }
    />
  );
}
