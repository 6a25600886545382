import { useSelector } from '@xstate/react';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { shownQuery } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { resultBar } from '#styled-system/recipes';
import { sortOptionOf, sortOptions } from './sort-options.ts';

type Props = { place: 'bar' | 'mobile' };

/** Phones show a native select best; it is invisible over its own text. PRD-2, PRD-3. */
export function SortSelect({ place }: Props) {
  const catalogue = useFlow('catalogue');
  const query = useSelector(catalogue, shownQuery);
  const chosen = sortOptionOf(query);
  const options = sortOptions(query);
  const c = resultBar({ place });
  const change = (value: string) => {
    const option = options.find((candidate) => candidate.value === value);
    if (!option) return;
    const { sortBy, sortOrder } = option;
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { sortBy, sortOrder } } });
  };
  return (
    <label className={c.sort} data-sort={place}>
      {place === 'bar' ? (
        <span className={c.sortLabel}>Sort by</span>
      ) : (
        <>
          <VisuallyHidden>Sort by</VisuallyHidden>
          <ArrowUpDown size={20} strokeWidth={1.5} />
        </>
      )}
      <span className={c.sortValue} data-value aria-hidden>
        <span>{chosen.label}</span>
        {place === 'bar' ? <ChevronDown size={16} strokeWidth={1.6} /> : null}
      </span>
      <select value={chosen.value} onChange={(event) => change(event.currentTarget.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
