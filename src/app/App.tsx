import { useSelector } from '@xstate/react';
import { type ReactNode, useLayoutEffect } from 'react';
import type { ShopRef } from '#machines/shop/refs.ts';
import { isBroken } from '#machines/shop/shop.selectors.ts';
import { ShopContext } from '#src/platform/shop-context.ts';
import { FaultBoundary } from './FaultBoundary.tsx';
import { FaultPage } from './FaultPage.tsx';
import { Layout } from './Layout.tsx';
import { Pages } from './Pages.tsx';

type Props = { shop: ShopRef; onFirstRender: () => void };

function OpenShop({ shop, children }: { shop: ShopRef; children: ReactNode }) {
  if (useSelector(shop, isBroken)) throw new Error('A flow of the shop has stopped.');
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The one effect calls the composition root after the first render. */
export function App({ shop, onFirstRender }: Props) {
  useLayoutEffect(onFirstRender, [onFirstRender]);
  return (
    <FaultBoundary fallback={<FaultPage shop={shop} />}>
      <OpenShop shop={shop}>
        <Layout>
          <Pages />
        </Layout>
      </OpenShop>
    </FaultBoundary>
  );
}
