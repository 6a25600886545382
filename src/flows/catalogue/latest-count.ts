import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { foundCount } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/lib/shop-context.ts';

/**
 * How many products the query finds, at once when it is known. That it is not known yet, which is null, is said from the
 * frame after the one that answers the touch: the answer may be here by then.
 */
export function useLatestCount(): number | null {
  const found = useSelector(useFlow('catalogue'), foundCount);
  const before = useDeferredValue(found);
  return found ?? before;
}
