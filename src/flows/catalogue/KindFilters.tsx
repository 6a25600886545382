import { useSelector } from '@xstate/react';
import { shownQuery } from '#machines/catalogue/catalogue.selectors.ts';
import { offeredCountries, offeredStrengths, offeredTypes } from '#machines/catalogue/filter-offers.ts';
import { type ProductQuery, strengthNamed } from '#machines/domain/product-query.ts';
import { isSameAnswer } from '#machines/domain/same-answer.ts';
import { afterAnswer } from '#src/lib/after-answer.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { filterForm } from '#styled-system/recipes';
import { SelectFilter } from './SelectFilter.tsx';

/** What kind of drink: its type where there are few to choose from, its strength, where it is made. PRD-14. */
export function KindFilters() {
  const catalogue = useFlow('catalogue');
  const later = afterAnswer(catalogue);
  const { type, strength, country } = useSelector(catalogue, shownQuery);
  const types = useSelector(later, offeredTypes, isSameAnswer);
  const strengths = useSelector(later, offeredStrengths, isSameAnswer);
  const countries = useSelector(later, offeredCountries, isSameAnswer);
  const set = (changes: Partial<ProductQuery>) =>
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes } });
  return (
    <div className={filterForm().kinds}>
      {types.length === 0 ? null : (
        <SelectFilter
          label="Type"
          anyText="All types"
          options={types}
          chosen={type}
          onChoose={(value) => set({ type: value })}
        />
      )}
      <SelectFilter
        label="Strength (ABV)"
        anyText="Any strength"
        options={strengths}
        chosen={strength}
        onChoose={(value) => set({ strength: strengthNamed(value) })}
      />
      <SelectFilter
        label="Country"
        anyText="All countries"
        options={countries}
        chosen={country}
        onChoose={(value) => set({ country: value })}
      />
    </div>
  );
}
