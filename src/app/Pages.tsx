import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isListRemembered } from '#machines/catalogue/catalogue.selectors.ts';
import { openedPages } from '#machines/navigation/navigation.selectors.ts';
import { pageLoadingView, shownPage } from '#machines/shop/shop.selectors.ts';
import { useFlow, useShop } from '#src/platform/shop-context.ts';
import { Wrap } from '#src/ui/Wrap.tsx';
import { hiddenPage, pageIntro } from '#styled-system/recipes';
import { FaultBoundary } from './FaultBoundary.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import { PageLoading } from './PageLoading.tsx';
import { PageNotLoaded } from './PageNotLoaded.tsx';
import { PAGE_VIEWS } from './page-views.tsx';

const ProductsPage = PAGE_VIEWS.products.View;
/** The element stays the same, so React does not render it again. */
const PRODUCTS_PAGE = <ProductsPage />;

const PageFault = () => (
  <Wrap className={pageIntro().root}>
    <FaultNotice shop={useShop()} />
  </Wrap>
);

/** A page that fails leaves header, messages and the ways to other pages. The next page of its kind is tried anew. FLT-1. */
function PageFaultBoundary({ fallback = <PageFault />, children }: { fallback?: ReactNode; children: ReactNode }) {
  const pages = useSelector(useFlow('navigation'), openedPages);
  return (
    <FaultBoundary fallback={fallback} openedPages={pages}>
      {children}
    </FaultBoundary>
  );
}

function List({ isSeen }: { isSeen: boolean }) {
  return (
    <div className={hiddenPage()} data-hidden={isSeen ? undefined : ''}>
      <PageFaultBoundary fallback={isSeen ? <PageFault /> : null}>{PRODUCTS_PAGE}</PageFaultBoundary>
    </div>
  );
}

/** Every page but the list is rendered here. */
function PresentPage() {
  const name = useSelector(useShop(), shownPage);
  const pageLoading = useFlow('pageLoading');
  const view = useSelector(pageLoading, pageLoadingView);
  if (name === null || view === 'loading') return <PageLoading />;
  if (view === 'failed') return <PageNotLoaded onTryAgain={() => pageLoading.send({ type: 'page.retried' })} />;
  if (name === 'products') return null;
  const Page = PAGE_VIEWS[name].View;
  return (
    <PageFaultBoundary key={name}>
      <Page />
    </PageFaultBoundary>
  );
}

/**
 * The chart decides the page. RTE-1. The list stays hidden behind the page that follows it, so Back is quick. It is
 * last in the document, because the first heading must be that of the visible page.
 */
export function Pages() {
  const isListShown = useSelector(useShop(), shownPage) === 'products';
  const isLoaded = useSelector(useFlow('pageLoading'), pageLoadingView) === 'loaded';
  const isRemembered = useSelector(useFlow('catalogue'), isListRemembered);
  const isSeen = isListShown && isLoaded;
  // A hidden list does not load its code: a failure behind another page could not be tried again.
  const hasHiddenList = isRemembered && ProductsPage.isLoaded();
  return (
    <>
      <PresentPage />
      {isSeen || hasHiddenList ? <List isSeen={isSeen} /> : null}
    </>
  );
}
