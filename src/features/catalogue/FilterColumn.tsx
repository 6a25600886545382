import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { catalogueLayout } from '#styled-system/recipes';
import { ClearFilters } from './ClearFilters.tsx';
import { focusResultCount } from './catalogue.dom.ts';
import { FilterForm } from './FilterForm.tsx';

export function FilterColumn() {
  const c = catalogueLayout();
  return (
    <aside className={c.column} aria-label="Filters">
      <VisuallyHidden as="h2">Filters</VisuallyHidden>
      <FilterForm />
      <div className={c.clear}>
        <ClearFilters size="sm" moveFocus={focusResultCount} />
      </div>
    </aside>
  );
}
