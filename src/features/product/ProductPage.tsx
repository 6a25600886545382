import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { productView, shownProduct } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Wrap } from '#src/ui/Wrap.tsx';
import { ProductFailed } from './ProductFailed.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ShownProduct, type Slots } from './ShownProduct.tsx';

type Props = Slots & {
  /** The page of any unknown address, because servers send it for an unknown product, too. RTE-7. */
  notFound: ReactNode;
};

function View(slots: Slots) {
  const flow = useFlow('product');
  const view = useSelector(flow, productView);
  const product = useSelector(flow, shownProduct);
  if (product !== null) return <ShownProduct product={product} {...slots} />;
  return view === 'failed' ? <ProductFailed /> : <ProductSkeleton />;
}

/** /products/{id} and /products/{category}/{id}. RTE-2, RTE-3, DET. */
export function ProductPage({ notFound, ...slots }: Props) {
  const isNotFound = useSelector(useFlow('product'), productView) === 'notFound';
  if (isNotFound) return notFound;
  return (
    <Wrap>
      <View {...slots} />
    </Wrap>
  );
}
