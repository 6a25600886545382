import { useSelector } from '@xstate/react';
import { isSlow } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { SlowNote } from '#src/ui/SlowNote.tsx';

/** The hint is over the empty plate, so nothing moves. */
export function SlowHint() {
  const product = useFlow('product');
  const isShown = useSelector(product, isSlow);
  return <SlowNote shown={isShown} place="plate" onTryAgain={() => product.send({ type: 'load.retried' })} />;
}
