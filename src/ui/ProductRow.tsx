import type { ReactNode } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductShelf } from './ProductShelf.tsx';

/** The picture is a quarter of the page, half of it on tablets, or covers a frame of 116 by 168 px. */
const SIZES = '(min-width: 1024px) min(25vw, 340px), (min-width: 768px) 50vw, 135px';

type Props = {
  products: readonly Product[];
  /** The page passes the add button, because this component knows no cart. */
  renderAdd: (product: Product) => ReactNode;
};

/** A row has at most four products. */
export const ProductRow = ({ products, renderAdd }: Props): ReactNode => (
  <ProductShelf columns="four">
    {products.map((product) => (
      <ProductCard key={product.id} product={product} sizes={SIZES} renderAction={renderAdd} />
    ))}
  </ProductShelf>
);
