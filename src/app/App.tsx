import { useSelector } from '@xstate/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { AddressProvider } from '#src/lib/navigation.ts';
import { ShopContext, type ShopRef } from '#src/lib/shop-context.ts';
import { FaultBoundary } from './FaultBoundary.tsx';
import { Layout } from './Layout.tsx';
import { Pages } from './Pages.tsx';

type Props = { shop: ShopRef; onFirstRender?: () => void; ssrPath?: string };

function OpenShop({ shop, children }: { shop: ShopRef; children: ReactNode }) {
  const isBroken = useSelector(shop, (snapshot) => snapshot.hasTag('broken'));
  if (isBroken) throw new Error('A flow of the shop has stopped.');
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The whole shop. The one effect tells the composition root that the first render is done. */
export function App({ shop, onFirstRender, ssrPath }: Props) {
  useLayoutEffect(() => onFirstRender?.(), [onFirstRender]);
  return (
    <FaultBoundary>
      <AddressProvider {...(ssrPath === undefined ? {} : { ssrPath })}>
        <OpenShop shop={shop}>
          <Layout>
            <Pages />
          </Layout>
        </OpenShop>
      </AddressProvider>
    </FaultBoundary>
  );
}
