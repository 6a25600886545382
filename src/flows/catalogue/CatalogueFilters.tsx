import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { isFilterPanelOpen } from '#machines/catalogue/catalogue.selectors.ts';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import { useFlow } from '#src/lib/shop-context.ts';
import { LoadNotice } from '#src/ui/LoadNotice.tsx';
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
  if (!isOpen && !FilterDrawer.isLoaded()) return null;
  return (
    <LoadBoundary
      fallback={(tryAgain) =>
        isOpen ? (
          <LoadNotice title="The filters could not be loaded." onTryAgain={tryAgain} onDismiss={dismiss} />
        ) : null
      }
    >
      <Suspense>
        <FilterDrawer open={isOpen} onDismiss={dismiss} />
      </Suspense>
    </LoadBoundary>
  );
}
