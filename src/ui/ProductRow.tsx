import type { ReactNode } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductShelf } from './ProductShelf.tsx';

/** A quarter of the page, half of it on tablets, and what a 116 by 168 px frame covers. */
const SIZES = '(min-width: 1024px) min(25vw, 340px), (min-width: 768px) 50vw, 135px';

type Props = {
  products: readonly Product[];
  /** The button on a card that puts the product into the cart; who composes the page knows it. */
  renderAdd: (product: Product) => ReactNode;
};

/** One shelf of at most four. */
export const ProductRow = ({ products, renderAdd }: Props): ReactNode => (
  <ProductShelf columns="four">
    {products.map((product) => (
      <ProductCard key={product.id} product={product} sizes={SIZES} renderAction={renderAdd} />
    ))}
  </ProductShelf>
);
