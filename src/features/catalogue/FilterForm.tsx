import { CHOICES } from '#machines/domain/filter-table.ts';
import { DeferBelowFold } from '#src/ui/DeferBelowFold.tsx';
import { filterForm } from '#styled-system/recipes';
import { BrandFilter } from './BrandFilter.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { StockFilter } from './StockFilter.tsx';

const c = filterForm();

/** The column and the drawer share this form. PRD-2. */
export function FilterForm() {
  return (
    <>
      <div className={c.group}>
        <CategoryFilter />
      </div>
      <div className={c.group}>
        <BrandFilter />
      </div>
      <DeferBelowFold>
        <div className={c.group}>
          <div className={c.kinds}>
            {CHOICES.map((choice) => (
              <ChoiceFilter key={choice.name} choice={choice} />
            ))}
          </div>
        </div>
        <div className={c.group}>
          <PriceFilter />
        </div>
        <div className={c.group}>
          <StockFilter />
        </div>
      </DeferBelowFold>
    </>
  );
}
