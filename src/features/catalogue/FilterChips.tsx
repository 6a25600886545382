import { useSelector } from '@xstate/react';
import { useDeferredValue, useRef } from 'react';
import { offeredBrands, shownQuery } from '#machines/catalogue/catalogue.selectors.ts';
import type { FilterName } from '#machines/domain/filter-table.ts';
import { activeFilters } from '#machines/domain/filters.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { resultBar } from '#styled-system/recipes';
import { focusResultCount } from './catalogue.dom.ts';
import { filterText } from './filter-texts.ts';

/** Pressing a chip removes its filter; the focus moves to the next chip, else to the count. PRD-10. */
export function FilterChips() {
  const catalogue = useFlow('catalogue');
  const query = useDeferredValue(useSelector(catalogue, shownQuery));
  const brands = useSelector(catalogue, offeredBrands);
  const chips = useRef(new Map<FilterName, HTMLButtonElement>());
  const names = activeFilters(query);
  if (names.length === 0) return null;

  const remove = (name: FilterName) => {
    const next = names[names.indexOf(name) + 1];
    const chip = next === undefined ? undefined : chips.current.get(next);
    if (chip) chip.focus();
    else focusResultCount();
    catalogue.send({ type: 'query.changed', change: { kind: 'filterRemoved', name } });
  };
  return (
    <ul className={resultBar().chips} aria-label="Filters set">
      {names.map((name) => (
        <li key={name}>
          <Chip
            ref={(chip) => {
              if (chip) chips.current.set(name, chip);
              return () => void chips.current.delete(name);
            }}
            removeLabel={`Remove filter: ${filterText(name, query, brands)}`}
            onRemove={() => remove(name)}
          >
            {filterText(name, query, brands)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
