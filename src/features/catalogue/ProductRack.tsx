import { type ReactNode, useId } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { ProductCard } from '#src/ui/ProductCard.tsx';
import { ProductShelf } from '#src/ui/ProductShelf.tsx';
import { productList } from '#styled-system/recipes';

type Props = { title: string; products: readonly Product[]; renderAction: (product: Product) => ReactNode };

const c = productList();

/**
 * A few products beside the list, with a title that says why they are shown. Without products it renders nothing.
 * PRD-13.
 */
export function ProductRack({ title, products, renderAction }: Props) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={c.rack}>
      <h2 id={id} className={c.rackTitle}>
        {title}
      </h2>
      <ProductShelf>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} renderAction={renderAction} />
        ))}
      </ProductShelf>
    </section>
  );
}
