import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useRef } from 'react';
import { listView } from '#machines/catalogue/catalogue.selectors.ts';
import type { Product } from '#machines/domain/product.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { ProductCard } from '#src/ui/ProductCard.tsx';
import { ProductShelf } from '#src/ui/ProductShelf.tsx';
import { productList } from '#styled-system/recipes';
import { ShowMore } from './ShowMore.tsx';

/** Cards in the first row of the widest page. */
const FIRST_ROW = 4;
const NO_PRODUCTS: readonly Product[] = [];

type Props = { renderAction: (product: Product) => ReactNode };

/** The cards, and below them the way to more. After 'Show more' the focus goes to the first card that is new. */
export function FoundProducts({ renderAction }: Props) {
  const catalogue = useFlow('catalogue');
  const products = useSelector(catalogue, (snapshot) => snapshot.context.list?.products ?? NO_PRODUCTS);
  const isRefreshing = useSelector(catalogue, (snapshot) => listView(snapshot) === 'refreshing');
  const shelf = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const lastCard = useRef<Element | null>(null);

  const rememberLastCard = () => {
    lastCard.current = shelf.current?.lastElementChild ?? null;
  };
  const welcome = useCallback((card: HTMLLIElement | null) => {
    if (!card || !lastCard.current || card.previousElementSibling !== lastCard.current) return;
    lastCard.current = null;
    const held = document.activeElement;
    // A shopper who has gone elsewhere meanwhile is left where they are.
    if (held === button.current || held === document.body) card.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <ProductShelf ref={shelf} className={productList().shelf} aria-busy={isRefreshing}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            ref={welcome}
            product={product}
            priority={index < FIRST_ROW}
            action={renderAction(product)}
          />
        ))}
      </ProductShelf>
      <ShowMore buttonRef={button} onRequest={rememberLastCard} />
    </>
  );
}
