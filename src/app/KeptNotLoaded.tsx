import type { ShopRef } from '#machines/shop/refs.ts';
import { ShopContext } from '#src/lib/shop-context.ts';
import { PageNotLoaded } from './PageNotLoaded.tsx';

/** The code that reads what the visitor has kept has not come: nothing may begin, as the first press would write over it. */
export const KeptNotLoaded = ({ shop }: { shop: ShopRef }) => (
  <ShopContext value={shop}>
    <main>
      <PageNotLoaded onTryAgain={() => location.reload()} />
    </main>
  </ShopContext>
);
