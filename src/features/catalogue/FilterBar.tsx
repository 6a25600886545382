import { useSelector } from '@xstate/react';
import { SlidersHorizontal } from 'lucide-react';
import { isFilterPanelOpen, setFilterCount } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { catalogueLayout } from '#styled-system/recipes';
import { FilterDrawer } from './CatalogueFilters.tsx';
import { FILTERS_BUTTON_ID } from './catalogue.dom.ts';
import { SortSelect } from './SortSelect.tsx';

/** On narrow screens the filters and the sort order are within reach under the header. */
export function FilterBar() {
  const catalogue = useFlow('catalogue');
  const set = useSelector(catalogue, setFilterCount);
  const isOpen = useSelector(catalogue, isFilterPanelOpen);
  const c = catalogueLayout();
  return (
    <div className={c.mobileBar}>
      <button
        type="button"
        id={FILTERS_BUTTON_ID}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={c.mobileButton}
        onPointerEnter={FilterDrawer.preload}
        onFocus={FilterDrawer.preload}
        onClick={() => catalogue.send({ type: 'filterPanel.opened' })}
      >
        <SlidersHorizontal size={20} strokeWidth={1.5} />
        <span>Filters</span>
        {set === 0 ? null : (
          <span data-count>
            <span>{set}</span>
            <VisuallyHidden> set</VisuallyHidden>
          </span>
        )}
      </button>
      <SortSelect place="mobile" />
    </div>
  );
}
