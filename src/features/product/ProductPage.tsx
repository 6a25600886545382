import { useSelector } from '@xstate/react';
import { productView, shownProduct } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Wrap } from '#src/ui/Wrap.tsx';
import { ProductFailed } from './ProductFailed.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ShownProduct, type Slots } from './ShownProduct.tsx';

function View(slots: Slots) {
  const flow = useFlow('product');
  const view = useSelector(flow, productView);
  const product = useSelector(flow, shownProduct);
  if (product !== null) return <ShownProduct product={product} {...slots} />;
  if (view === 'notFound') return <ProductNotFound />;
  return view === 'failed' ? <ProductFailed /> : <ProductSkeleton />;
}

/** /products/{id} and /products/{category}/{id}. RTE-2, RTE-3, DET. */
export const ProductPage = (slots: Slots) => (
  <Wrap>
    <View {...slots} />
  </Wrap>
);
