import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Product } from '#machines/domain/product.ts';
import { chosenQuantity } from '#machines/product/product.selectors.ts';
import { productData, productTrail } from '#src/features/product/product-data.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { DeferBelowFold } from '#src/ui/DeferBelowFold.tsx';
import { StructuredDataScript } from '#src/ui/StructuredDataScript.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

/** The page passes the parts that belong to other flows. */
export type Slots = {
  renderAdd: (product: Product) => ReactNode;
  /** The button adds the chosen quantity. */
  renderAddButton: (product: Product, quantity: number) => ReactNode;
  /** For a product that is out of stock. BCK-1. */
  renderWatch: (product: Product) => ReactNode;
  renderRecent: (present: Product) => ReactNode;
  /** The button is over the large picture. */
  renderZoom: (product: Product) => ReactNode;
};

type Props = Slots & { product: Product };

export function ShownProduct({ product, renderAdd, renderAddButton, renderWatch, renderRecent, renderZoom }: Props) {
  const quantity = useSelector(useFlow('product'), chosenQuantity);
  return (
    <>
      <ProductDetail
        product={product}
        addButton={renderAddButton(product, quantity)}
        zoom={renderZoom(product)}
        watch={renderWatch(product)}
      />
      <DeferBelowFold>
        <StructuredDataScript data={[productData(product), productTrail(product)]} />
        <RelatedProducts category={product.category} renderAdd={renderAdd} />
        {renderRecent(product)}
      </DeferBelowFold>
    </>
  );
}
