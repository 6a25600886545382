import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { firstNewId, isRefreshing } from '#machines/catalogue/catalogue.selectors.ts';
import type { Product } from '#machines/domain/product.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { useDeferredTrue } from '#src/ui/deferred-true.ts';
import { ProductCard } from '#src/ui/ProductCard.tsx';
import { ProductShelf } from '#src/ui/ProductShelf.tsx';
import { productList } from '#styled-system/recipes';
import { focusNewCard } from './catalogue.dom.ts';
import { ShowMore } from './ShowMore.tsx';

/** The first row of the widest page has this many cards. */
const FIRST_ROW = 4;

type Props = { products: readonly Product[]; renderAction: (product: Product) => ReactNode };

/**
 * After 'Show more' the focus moves to the first new card. The first pictures of the page are fetched with priority; a
 * card that has moved or has a new price keeps its attributes, because changing them makes a browser fetch the picture
 * again.
 */
export function FoundProducts({ products, renderAction }: Props) {
  const catalogue = useFlow('catalogue');
  const isBusy = useDeferredTrue(useSelector(catalogue, isRefreshing));
  const firstNew = useSelector(catalogue, firstNewId);
  const [urgent] = useState(() => products.slice(0, FIRST_ROW).map(({ id }) => id));
  const button = useRef<HTMLButtonElement>(null);
  const focusFirstNew = useCallback((card: HTMLLIElement | null) => focusNewCard(card, button.current), []);
  return (
    <>
      <ProductShelf className={productList().shelf} aria-busy={isBusy}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            {...(product.id === firstNew ? { ref: focusFirstNew } : {})}
            product={product}
            priority={urgent.includes(product.id)}
            renderAction={renderAction}
          />
        ))}
      </ProductShelf>
      <ShowMore buttonRef={button} />
    </>
  );
}
