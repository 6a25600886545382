import { useSelector } from '@xstate/react';
import { useFlow } from '#src/lib/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { productList } from '#styled-system/recipes';
import { focusResultCount } from './result-count-focus.ts';

/** API-3: after eight seconds a hint over the places that are held. The request still runs. */
export function SlowHint() {
  const catalogue = useFlow('catalogue');
  const isSlow = useSelector(catalogue, (snapshot) => snapshot.hasTag('slow'));
  const c = productList();
  const retry = () => {
    focusResultCount();
    catalogue.send({ type: 'load.retried' });
  };
  return (
    <div role="status" className={c.slow}>
      {isSlow ? (
        <div className={c.slowNote}>
          This is taking longer than usual.
          <Button variant="quiet" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
