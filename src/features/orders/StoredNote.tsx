import { useSelector } from '@xstate/react';
import { isNotStored } from '#machines/orders/orders.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { TextLink } from '#src/ui/TextLink.tsx';

/** Orders are stored on this device only, or not at all if its browser stores nothing. ORD-6. */
export function StoredNote() {
  const hasNoStorage = useSelector(useFlow('orders'), isNotStored);
  if (hasNoStorage) {
    return (
      <span>
        This browser keeps nothing for the shop: your orders are remembered only until you leave or reload the page.
      </span>
    );
  }
  return (
    <span key="stored">
      Orders are kept on this device only, whether or not you are signed in. They are not sent to us: see{' '}
      <TextLink href="/privacy">privacy</TextLink>.
    </span>
  );
}
