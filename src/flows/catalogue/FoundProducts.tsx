import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { firstNewId, isRefreshing } from '#machines/catalogue/catalogue.selectors.ts';
import type { Product } from '#machines/domain/product.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { useDeferredTrue } from '#src/lib/true-later.ts';
import { ProductCard } from '#src/ui/ProductCard.tsx';
import { ProductShelf } from '#src/ui/ProductShelf.tsx';
import { productList } from '#styled-system/recipes';
import { welcomeCard } from './catalogue.dom.ts';
import { ShowMore } from './ShowMore.tsx';

/** Cards in the first row of the widest page. */
const FIRST_ROW = 4;

type Props = { products: readonly Product[]; renderAction: (product: Product) => ReactNode };

/**
 * The cards, and below them the way to more. After 'Show more' the focus goes to the first card that is new. The pictures
 * that the page begins with are fetched first; a card that has moved keeps its picture as it is, as a browser that is told
 * to fetch one otherwise begins anew.
 */
export function FoundProducts({ products, renderAction }: Props) {
  const catalogue = useFlow('catalogue');
  const isBusy = useDeferredTrue(useSelector(catalogue, isRefreshing));
  const firstNew = useSelector(catalogue, firstNewId);
  const [urgent] = useState(() => products.slice(0, FIRST_ROW));
  const button = useRef<HTMLButtonElement>(null);
  const welcome = useCallback((card: HTMLLIElement | null) => welcomeCard(card, button.current), []);
  return (
    <>
      <ProductShelf className={productList().shelf} aria-busy={isBusy}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            {...(product.id === firstNew ? { ref: welcome } : {})}
            product={product}
            priority={urgent.includes(product)}
            renderAction={renderAction}
          />
        ))}
      </ProductShelf>
      <ShowMore buttonRef={button} />
    </>
  );
}
