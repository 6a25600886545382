import { useSelector } from '@xstate/react';
import { useFlow } from '#src/lib/shop-context.ts';
import { SlowNote } from '#src/ui/SlowNote.tsx';
import { productList } from '#styled-system/recipes';
import { focusResultCount } from './result-count-focus.ts';

/** Stands over the places that are held. The request still runs. */
export function SlowHint() {
  const catalogue = useFlow('catalogue');
  const isSlow = useSelector(catalogue, (snapshot) => snapshot.hasTag('slow'));
  const { slow, slowNote } = productList();
  const retry = () => {
    focusResultCount();
    catalogue.send({ type: 'load.retried' });
  };
  return <SlowNote shown={isSlow} className={{ region: slow, note: slowNote }} onTryAgain={retry} />;
}
