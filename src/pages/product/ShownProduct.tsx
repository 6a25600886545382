import { useSelector } from '@xstate/react';
import type { Product } from '#machines/domain/product.ts';
import { AddButton } from '#src/flows/cart/AddButton.tsx';
import { ProductDetail } from '#src/flows/product/ProductDetail.tsx';
import { useFlow } from '#src/lib/shop-context.ts';
import { RecentProducts } from './RecentProducts.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

/** The product with what stands below it. */
export function ShownProduct({ product }: { product: Product }) {
  const quantity = useSelector(useFlow('product'), (snapshot) => snapshot.context.quantity);
  return (
    <>
      <ProductDetail
        product={product}
        addButton={<AddButton product={product} variant="detail" quantity={quantity} />}
      />
      <RelatedProducts category={product.category} />
      <RecentProducts presentId={product.id} />
    </>
  );
}
