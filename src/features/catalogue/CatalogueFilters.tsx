import { useSelector } from '@xstate/react';
import { isFilterPanelOpen } from '#machines/catalogue/catalogue.selectors.ts';
import { shownPage } from '#machines/shop/shop.selectors.ts';
import { lazy } from '#src/platform/lazy.ts';
import { useFlow, useShop } from '#src/platform/shop-context.ts';
import { useWideScreen } from '#src/platform/wide-screen.ts';
import { LoadBoundary } from '#src/ui/LoadBoundary.tsx';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { FiltersFailed } from './FiltersFailed.tsx';

const FilterColumn = lazy(() => import('./FilterColumn.tsx').then((module) => module.FilterColumn));
export const FilterDrawer = lazy(() => import('./FilterDrawer.tsx').then((module) => module.FilterDrawer));

/**
 * Only one form is rendered: beside the list on wide screens, else in a drawer that stays mounted after its first
 * opening. While the list is hidden behind another page there is no drawer, because it would think it is still open.
 */
export function CatalogueFilters() {
  const catalogue = useFlow('catalogue');
  const isWide = useWideScreen();
  const isShown = useSelector(useShop(), shownPage) === 'products';
  const isOpen = useSelector(catalogue, isFilterPanelOpen);
  const dismiss = () => catalogue.send({ type: 'filterPanel.dismissed' });
  if (isWide) {
    return (
      <LoadBoundary fallback={FiltersFailed}>
        <FilterColumn />
      </LoadBoundary>
    );
  }
  if (!isShown) return null;
  return (
    <OnDemand
      part={FilterDrawer}
      isOpen={isOpen}
      staysMounted
      failure="The filters could not be loaded."
      onDismiss={dismiss}
    >
      <FilterDrawer open={isOpen} onDismiss={dismiss} />
    </OnDemand>
  );
}
