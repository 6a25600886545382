import { useSelector } from '@xstate/react';
import { isSlow } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { SlowNote } from '#src/ui/SlowNote.tsx';
import { productSkeleton } from '#styled-system/recipes';

/** The hint is over the empty plate, so nothing moves. */
export function SlowHint() {
  const product = useFlow('product');
  const isShown = useSelector(product, isSlow);
  const { status, hint } = productSkeleton();
  const retry = () => product.send({ type: 'load.retried' });
  return <SlowNote shown={isShown} className={{ region: status, note: hint }} onTryAgain={retry} />;
}
