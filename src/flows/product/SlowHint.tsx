import { useSelector } from '@xstate/react';
import { useFlow } from '#src/lib/shop-context.ts';
import { SlowNote } from '#src/ui/SlowNote.tsx';
import { productSkeleton } from '#styled-system/recipes';
import { focusPage } from './focus-page.ts';

/** Stands over the empty plate: nothing around it moves. */
export function SlowHint() {
  const product = useFlow('product');
  const isSlow = useSelector(product, (snapshot) => snapshot.hasTag('slow'));
  const { status, hint } = productSkeleton();
  const retry = () => {
    focusPage();
    product.send({ type: 'load.retried' });
  };
  return <SlowNote shown={isSlow} className={{ region: status, note: hint }} onTryAgain={retry} />;
}
