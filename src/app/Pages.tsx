import { useSelector } from '@xstate/react';
import { isListKept } from '#machines/catalogue/catalogue.selectors.ts';
import { pageLoadingView } from '#machines/shop/shop.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { useShownPage } from '#src/platform/shown-page.ts';
import { keptPage } from '#styled-system/recipes';
import { PageNotLoaded } from './PageNotLoaded.tsx';
import { PageUnderWay } from './PageUnderWay.tsx';
import { PAGE_VIEWS } from './page-views.tsx';

const ProductsPage = PAGE_VIEWS.products.View;
/** The element stays the same, so React does not render it again. */
const PRODUCTS_PAGE = <ProductsPage />;

function List({ isSeen }: { isSeen: boolean }) {
  return (
    <div className={keptPage()} data-kept={isSeen ? undefined : ''}>
      {PRODUCTS_PAGE}
    </div>
  );
}

/** Every page but the list is rendered here. */
function PresentPage() {
  const name = useShownPage();
  const pageLoading = useFlow('pageLoading');
  const view = useSelector(pageLoading, pageLoadingView);
  if (name === null || view === 'loading') return <PageUnderWay />;
  if (view === 'failed') return <PageNotLoaded onTryAgain={() => pageLoading.send({ type: 'page.retried' })} />;
  if (name === 'products') return null;
  const Page = PAGE_VIEWS[name].View;
  return <Page key={name} />;
}

/**
 * The chart decides the page. RTE-1. The list stays hidden behind the page that follows it, so Back is quick. It is
 * last in the document, because the first heading must be that of the visible page.
 */
export function Pages() {
  const isListShown = useShownPage() === 'products';
  const isLoaded = useSelector(useFlow('pageLoading'), pageLoadingView) === 'loaded';
  const isKept = useSelector(useFlow('catalogue'), isListKept);
  const isSeen = isListShown && isLoaded;
  return (
    <>
      <PresentPage />
      {isSeen || isKept ? <List isSeen={isSeen} /> : null}
    </>
  );
}
