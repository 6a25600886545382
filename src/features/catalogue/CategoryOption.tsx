import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { isCategoryChosen } from '#machines/catalogue/catalogue.selectors.ts';
import { countOfCategory } from '#machines/catalogue/filter-offers.ts';
import { formatCount } from '#machines/domain/money.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { updatedAfterPaint } from '#src/platform/updated-after-paint.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { filterForm } from '#styled-system/recipes';

type Props = {
  /** The radios of one form share this name. */
  group: string;
  /** null means all categories. */
  category: string | null;
  name: string;
};

const c = filterForm();

/**
 * Each option selects only its own state, so a choice re-renders just two options: the old one and the new one. PRD-2.
 */
export function CategoryOption({ group, category, name }: Props) {
  const catalogue = useFlow('catalogue');
  const isChosen = useSelector(catalogue, (snapshot) => isCategoryChosen(snapshot, category));
  const count = useSelector(updatedAfterPaint(catalogue), (snapshot) => countOfCategory(snapshot, category));
  const id = useId();
  const choose = () =>
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { category, section: null } } });
  return (
    <label className={c.option}>
      <input
        type="radio"
        name={group}
        className={c.radio}
        aria-labelledby={`${id}-name`}
        aria-describedby={count === undefined ? undefined : `${id}-count`}
        checked={isChosen}
        onChange={choose}
      />
      <span id={`${id}-name`} className={c.optionName}>
        {name}
      </span>
      {count === undefined ? null : (
        <span id={`${id}-count`} className={c.count}>
          <span>{formatCount(count)}</span>
          <VisuallyHidden>{count === 1 ? ' product' : ' products'}</VisuallyHidden>
        </span>
      )}
    </label>
  );
}
