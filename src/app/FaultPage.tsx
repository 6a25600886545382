import type { ShopRef } from '#machines/shop/refs.ts';
import { Wordmark } from '#src/ui/Wordmark.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { pageIntro, shortPage } from '#styled-system/recipes';
import { FaultNotice } from './FaultNotice.tsx';

/** A flow has stopped, so the whole shop has. */
export function FaultPage({ shop }: { shop: ShopRef }) {
  return (
    <Wrap>
      <main className={pageIntro().root}>
        <a href="/" aria-label="Tawny & Rye, home" className={shortPage().mark}>
          <Wordmark />
        </a>
        <FaultNotice shop={shop} />
      </main>
    </Wrap>
  );
}
