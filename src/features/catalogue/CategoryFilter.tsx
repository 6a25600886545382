import { useSelector } from '@xstate/react';
import { Fragment, useId } from 'react';
import { shownQuery } from '#machines/catalogue/catalogue.selectors.ts';
import { CATEGORY_IDS, categoryName, SECTIONS, sectionCategories } from '#machines/domain/categories.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { DeferBelowFold } from '#src/ui/DeferBelowFold.tsx';
import { filterForm } from '#styled-system/recipes';
import { CategoryOption } from './CategoryOption.tsx';

const [MAIN_SECTION, ...OTHER_SECTIONS] = SECTIONS;
const MAIN = sectionCategories(MAIN_SECTION.id);
const c = filterForm();

const isAmongOthers = (category: string | null) => category !== null && !MAIN.includes(category);
const isGroup = (category: string | null) => isAmongOthers(category) && !CATEGORY_IDS.includes(category ?? '');

/** The category names are known, so they appear at once; the product counts follow with the facets. PRD-2. */
export function CategoryFilter() {
  const catalogue = useFlow('catalogue');
  const group = useSelector(catalogue, (snapshot) => {
    const { category } = shownQuery(snapshot);
    return isGroup(category) ? category : null;
  });
  const isOther = useSelector(catalogue, (snapshot) => {
    const { category } = shownQuery(snapshot);
    return isAmongOthers(category) && !isGroup(category);
  });
  const name = useId();
  const option = (id: string) => <CategoryOption key={id} group={name} category={id} name={categoryName(id)} />;
  return (
    <fieldset className={c.fieldset}>
      <legend className={c.heading}>Category</legend>
      <CategoryOption group={name} category={null} name="All categories" />
      {MAIN.map(option)}
      {group === null ? null : option(group)}
      <details className={c.rest} open={isOther}>
        <summary>All {CATEGORY_IDS.length} categories</summary>
        <DeferBelowFold>
          {OTHER_SECTIONS.map(({ id, title }) => (
            <Fragment key={id}>
              <p className={c.restHeading}>{title}</p>
              {sectionCategories(id).map(option)}
            </Fragment>
          ))}
        </DeferBelowFold>
      </details>
    </fieldset>
  );
}
