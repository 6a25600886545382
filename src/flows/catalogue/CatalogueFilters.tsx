import { useSelector } from '@xstate/react';
import { isFilterPanelOpen } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { FilterColumn } from './FilterColumn.tsx';
import { FilterDrawer } from './filter-drawer-chunk.ts';
import { useWideScreen } from './wide-screen.ts';

/** One form at a time: beside the list where there is room, else in a drawer from its first opening on. */
export function CatalogueFilters() {
  const catalogue = useFlow('catalogue');
  const isWide = useWideScreen();
  const isOpen = useSelector(catalogue, isFilterPanelOpen);
  const dismiss = () => catalogue.send({ type: 'filterPanel.dismissed' });
  if (isWide) return <FilterColumn />;
  return (
    <OnDemand part={FilterDrawer} isOpen={isOpen} isKept failure="The filters could not be loaded." onDismiss={dismiss}>
      <FilterDrawer open={isOpen} onDismiss={dismiss} />
    </OnDemand>
  );
}
