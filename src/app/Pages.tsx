import { useSelector } from '@xstate/react';
import { pageCodeView } from '#machines/shop/shop.selectors.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { useShownPage } from '#src/lib/shown-page.ts';
import { PageNotLoaded } from './PageNotLoaded.tsx';
import { PageUnderWay } from './PageUnderWay.tsx';
import { PAGES } from './page-chunks.tsx';

/** The page that the chart shows. RTE-1. */
export function Pages() {
  const name = useShownPage();
  const pageCode = useFlow('pageCode');
  const view = useSelector(pageCode, pageCodeView);
  if (name === null || view === 'underWay') return <PageUnderWay />;
  if (view === 'missing') return <PageNotLoaded onTryAgain={() => pageCode.send({ type: 'page.retried' })} />;
  const Page = PAGES[name];
  return <Page key={name} />;
}
