import { useSelector } from '@xstate/react';
import { useFlow } from '#src/lib/shop-context.ts';
import { Wrap } from '#src/ui/Wrap.tsx';
import { ProductFailed } from './ProductFailed.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ShownProduct } from './ShownProduct.tsx';

function View() {
  const flow = useFlow('product');
  const product = useSelector(flow, (snapshot) => (snapshot.matches('showing') ? snapshot.context.product : null));
  const isNotFound = useSelector(flow, (snapshot) => snapshot.matches('notFound'));
  const isFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  if (product !== null) return <ShownProduct product={product} />;
  if (isNotFound) return <ProductNotFound />;
  if (isFailed) return <ProductFailed />;
  return <ProductSkeleton />;
}

/** /products/{id} and /products/{category}/{id}. RTE-2, RTE-3, DET. */
export const ProductPage = () => (
  <Wrap>
    <View />
  </Wrap>
);
