import { useSelector } from '@xstate/react';
import { isNotStored, isWithoutServer, isWithServer } from '#machines/orders/orders.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { TextLink } from '#src/ui/TextLink.tsx';

/** Orders are stored on this device only, or not at all if its browser stores nothing; or with a server. Until that is known, no 'only' is said. ORD-6, SRV-9. */
export function StoredNote() {
  const hasNoStorage = useSelector(useFlow('orders'), isNotStored);
  const isAtShop = useSelector(useFlow('orders'), isWithServer);
  const isOnlyHere = useSelector(useFlow('orders'), isWithoutServer);
  if (isAtShop) {
    return (
      <span key="server">
        Orders are placed with us. This device keeps a copy of those that were placed on it; once you are signed in, you
        find all of yours here.
      </span>
    );
  }
  if (hasNoStorage) {
    return (
      <span>
        This browser keeps nothing for the shop: your orders are remembered only until you leave or reload the page.
      </span>
    );
  }
  if (isOnlyHere) {
    return (
      <span key="stored">
        Orders are kept on this device only, whether or not you are signed in. They are not sent to us: see{' '}
        <TextLink href="/privacy">privacy</TextLink>.
      </span>
    );
  }
  return (
    <span key="unknown">
      Orders that were placed on this device are kept on it, whether or not you are signed in: see{' '}
      <TextLink href="/privacy">privacy</TextLink>.
    </span>
  );
}
