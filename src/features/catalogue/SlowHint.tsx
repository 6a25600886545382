import { useSelector } from '@xstate/react';
import { isSlow } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { SlowNote } from '#src/ui/SlowNote.tsx';
import { leaveFocusToCount } from './catalogue.dom.ts';

/** The hint is over the reserved space. The request still runs. */
export function SlowHint() {
  const catalogue = useFlow('catalogue');
  const isShown = useSelector(catalogue, isSlow);
  const retry = () => catalogue.send({ type: 'load.retried' });
  return <SlowNote shown={isShown} place="list" onTryAgain={retry} leaveFocus={leaveFocusToCount} />;
}
