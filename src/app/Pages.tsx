import { Suspense } from 'react';
import type { Route } from '#machines/domain/routes.ts';
import { LoadBoundary } from '#src/lib/LoadBoundary.tsx';
import { usePath } from '#src/lib/navigation.ts';
import { PageNotLoaded } from './PageNotLoaded.tsx';
import { PageUnderWay } from './PageUnderWay.tsx';
import { isBuilt, PAGES, pageAt, ShortPage } from './page-chunks.ts';

function NamedPage({ name }: { name: Route['name'] }) {
  if (!isBuilt(name)) return <ShortPage page={name} />;
  const Page = PAGES[name];
  return <Page />;
}

/** The page of the present address. RTE-1. */
export function Pages() {
  const name = pageAt(usePath());
  return (
    <LoadBoundary key={name} fallback={(tryAgain) => <PageNotLoaded onTryAgain={tryAgain} />}>
      <Suspense fallback={<PageUnderWay />}>
        <NamedPage name={name} />
      </Suspense>
    </LoadBoundary>
  );
}
