import type { ShopRef } from '#machines/shop/refs.ts';
import { lazy } from '#src/platform/lazy.ts';
import { Button } from '#src/ui/Button.tsx';
import { DocumentTitle } from '#src/ui/DocumentTitle.tsx';
import { LoadBoundary } from '#src/ui/LoadBoundary.tsx';
import { button, pageHeading, pageIntro, shortPage } from '#styled-system/recipes';

const FaultReport = lazy(() => import('./FaultReport.tsx').then((module) => module.FaultReport));

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** The notice uses nothing else of the shop, because router and flows may be broken, too. */
export function FaultNotice({ shop }: { shop: ShopRef }) {
  return (
    <>
      <DocumentTitle>Something has gone wrong</DocumentTitle>
      <h1 ref={takeFocus} tabIndex={-1} className={pageHeading()}>
        Something has gone wrong
      </h1>
      <p className={pageIntro().lead}>
        That was our mistake, not yours. Load the page again; what is in your cart has been kept.
      </p>
      <div className={shortPage().actions}>
        <Button size="lg" onClick={() => location.reload()}>
          Reload
        </Button>
        <a href="/" className={button({ variant: 'secondary', size: 'lg' })}>
          Home
        </a>
      </div>
      <LoadBoundary fallback={() => null}>
        <FaultReport shop={shop} />
      </LoadBoundary>
    </>
  );
}
