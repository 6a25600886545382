import { useSelector } from '@xstate/react';
import { Fragment, useId } from 'react';
import { countedCategories, shownQuery } from '#machines/catalogue/catalogue.selectors.ts';
import { CATEGORY_IDS, categoryName, SECTIONS, sectionCategories } from '#machines/domain/categories.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { filterForm } from '#styled-system/recipes';
import { CategoryOption } from './CategoryOption.tsx';

const [MAIN_SECTION, ...OTHER_SECTIONS] = SECTIONS;
const MAIN = sectionCategories(MAIN_SECTION.id);

/** The categories by name, so that they are there at once; how many products each holds comes with the facets. PRD-2. */
export function CategoryFilter() {
  const catalogue = useFlow('catalogue');
  const { category: chosen, section } = useSelector(catalogue, shownQuery);
  const counted = useSelector(catalogue, countedCategories);
  const group = useId();
  const c = filterForm();
  const choose = (category: string | null) =>
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { category, section: null } } });

  const isOther = chosen !== null && !MAIN.includes(chosen);
  const isGroup = isOther && !CATEGORY_IDS.includes(chosen);
  const option = (id: string) => (
    <CategoryOption
      key={id}
      group={group}
      name={categoryName(id)}
      isChosen={chosen === id}
      count={counted.find((category) => category.id === id)?.productCount}
      onChoose={() => choose(id)}
    />
  );
  return (
    <fieldset className={c.fieldset}>
      <legend className={c.heading}>Category</legend>
      <CategoryOption
        group={group}
        name="All categories"
        isChosen={chosen === null && section === null}
        onChoose={() => choose(null)}
      />
      {MAIN.map(option)}
      {isGroup ? option(chosen) : null}
      <details className={c.rest} open={isOther && !isGroup}>
        <summary>All {CATEGORY_IDS.length} categories</summary>
        {OTHER_SECTIONS.map(({ id, title }) => (
          <Fragment key={id}>
            <p className={c.restHeading}>{title}</p>
            {sectionCategories(id).map(option)}
          </Fragment>
        ))}
      </details>
    </fieldset>
  );
}
