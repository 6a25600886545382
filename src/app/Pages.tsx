import { useSelector } from '@xstate/react';
import { isListKept } from '#machines/catalogue/catalogue.selectors.ts';
import { pageCodeView } from '#machines/shop/shop.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { useShownPage } from '#src/platform/shown-page.ts';
import { keptPage } from '#styled-system/recipes';
import { PageNotLoaded } from './PageNotLoaded.tsx';
import { PageUnderWay } from './PageUnderWay.tsx';
import { pageOf } from './page-chunks.ts';

const ProductsPage = pageOf('products');
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
  const pageCode = useFlow('pageCode');
  const view = useSelector(pageCode, pageCodeView);
  if (name === null || view === 'underWay') return <PageUnderWay />;
  if (view === 'missing') return <PageNotLoaded onTryAgain={() => pageCode.send({ type: 'page.retried' })} />;
  if (name === 'products') return null;
  const Page = pageOf(name);
  return <Page key={name} />;
}

/**
 * The chart decides the page. RTE-1. The list stays hidden behind the page that follows it, so Back is quick. It is
 * last in the document, because the first heading must be that of the visible page.
 */
export function Pages() {
  const isListShown = useShownPage() === 'products';
  const isCodeHere = useSelector(useFlow('pageCode'), pageCodeView) === 'here';
  const isKept = useSelector(useFlow('catalogue'), isListKept);
  const isSeen = isListShown && isCodeHere;
  return (
    <>
      <PresentPage />
      {isSeen || isKept ? <List isSeen={isSeen} /> : null}
    </>
  );
}
