import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { Brand } from '#machines/domain/brand.ts';
import { activeFilters, type FilterName } from '#machines/domain/product-query.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { resultBar } from '#styled-system/recipes';
import { filterText } from './filter-texts.ts';
import { focusResultCount } from './result-count-focus.ts';
import { useQueryChange } from './use-query-change.ts';

const NO_BRANDS: readonly Brand[] = [];

/** The filters that are set; pressing one takes it off, and the focus goes to the next, else to the count. PRD-10. */
export function FilterChips() {
  const catalogue = useFlow('catalogue');
  const changeQuery = useQueryChange();
  const query = useSelector(catalogue, (snapshot) => snapshot.context.query);
  const brands = useSelector(catalogue, (snapshot) => snapshot.context.facets?.brands ?? NO_BRANDS);
  const chips = useRef(new Map<FilterName, HTMLButtonElement>());
  const names = activeFilters(query);
  if (names.length === 0) return null;

  const remove = (name: FilterName) => {
    const next = names[names.indexOf(name) + 1];
    const chip = next === undefined ? undefined : chips.current.get(next);
    if (chip) chip.focus();
    else focusResultCount();
    changeQuery({ type: 'filter.removed', name });
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
