import { useSelector } from '@xstate/react';
import { useFlow } from '#src/lib/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { productSkeleton } from '#styled-system/recipes';
import { focusPage } from './focus-page.ts';

/** Says so when it takes long, over the empty plate: nothing around it moves. API-3. */
export function SlowHint() {
  const flow = useFlow('product');
  const isSlow = useSelector(flow, (snapshot) => snapshot.hasTag('slow'));
  const retry = () => {
    focusPage();
    flow.send({ type: 'load.retried' });
  };
  const c = productSkeleton();
  return (
    <div role="status" className={c.status}>
      {isSlow ? (
        <div className={c.hint}>
          This is taking longer than usual.
          <Button variant="quiet" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
