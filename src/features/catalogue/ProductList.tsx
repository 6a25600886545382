import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { isListLoading, listView, shownProducts } from '#machines/catalogue/catalogue.selectors.ts';
import { bestMatches } from '#machines/catalogue/search-help.ts';
import type { Product } from '#machines/domain/product.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { useDeferredTrue } from '#src/ui/deferred-true.ts';
import { SkeletonShelf } from '#src/ui/SkeletonShelf.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { productList } from '#styled-system/recipes';
import { PRODUCT_LIST_ID } from './catalogue.dom.ts';
import { FoundProducts } from './FoundProducts.tsx';
import { useFirstCards } from './first-cards.ts';
import { ListFailed } from './ListFailed.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ProductRack } from './ProductRack.tsx';
import { ResultBar } from './ResultBar.tsx';
import { SlowHint } from './SlowHint.tsx';

type Props = {
  /** The page passes the action of a card, because the list knows no cart. */
  renderAction: (product: Product) => ReactNode;
};

/** The best matches of a search are above a long list that is sorted by name. PRD-13. */
function BestMatches({ renderAction }: Props) {
  const best = useSelector(useFlow('catalogue'), bestMatches);
  if (best.length === 0) return null;
  return <ProductRack title="Best matches" products={best} renderAction={renderAction} />;
}

function ListBody({ renderAction }: Props) {
  const catalogue = useFlow('catalogue');
  const view = useSelector(catalogue, listView);
  const products = useFirstCards(useSelector(catalogue, shownProducts));
  switch (view) {
    case 'placeholders':
      return <SkeletonShelf />;
    case 'refreshing':
    case 'showing':
      return (
        <>
          <BestMatches renderAction={renderAction} />
          <FoundProducts products={products} renderAction={renderAction} />
        </>
      );
    case 'empty':
      return <NothingFound renderAction={renderAction} />;
    case 'failed':
      return <ListFailed />;
  }
}

/**
 * The list shows its count, chips and order in every state. The live region is outside the busy section, or it would
 * not be read out. PRD-1 to PRD-12.
 */
export function ProductList({ renderAction }: Props) {
  const isLoading = useDeferredTrue(useSelector(useFlow('catalogue'), isListLoading));
  const headingId = useId();
  const c = productList();
  return (
    <div id={PRODUCT_LIST_ID} className={c.root}>
      <ResultBar />
      <div className={c.frame}>
        <SlowHint />
        <section aria-labelledby={headingId} aria-busy={isLoading}>
          <VisuallyHidden as="h2" id={headingId}>
            Products
          </VisuallyHidden>
          <ListBody renderAction={renderAction} />
        </section>
      </div>
    </div>
  );
}
