import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { foundCount } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';

/**
 * A known count is shown at once. An unknown one (null) is shown one frame later, because the response may be there by
 * then.
 */
export function useLatestCount(): number | null {
  const found = useSelector(useFlow('catalogue'), foundCount);
  const before = useDeferredValue(found);
  return found ?? before;
}
