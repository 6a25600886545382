import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type OrdersPlace, ordersPlace } from '#machines/orders/orders.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { TextLink } from '#src/ui/TextLink.tsx';

const privacy = <TextLink href="/privacy">privacy</TextLink>;

const NOTES: Readonly<Record<OrdersPlace, ReactNode>> = {
  server: (
    <>
      Orders are placed with us. This device keeps a copy of those that were placed on it; once you are signed in, you
      find all of yours here.
    </>
  ),
  serverAlone: (
    <>
      Orders are placed with us. This browser keeps nothing for the shop: those that you place here are listed only
      until you leave or reload the page; once you are signed in, you find all of yours here.
    </>
  ),
  device: (
    <>Orders are kept on this device only, whether or not you are signed in. They are not sent to us: see {privacy}.</>
  ),
  tab: (
    <>This browser keeps nothing for the shop: your orders are remembered only until you leave or reload the page.</>
  ),
  unknown: (
    <>
      Orders that were placed on this device are kept on it until you delete them, whether or not you are signed in: see{' '}
      {privacy}.
    </>
  ),
};

/** The note says where the orders are stored. ORD-6, SRV-9. */
export function StoredNote() {
  const place = useSelector(useFlow('orders'), ordersPlace);
  return <span key={place}>{NOTES[place]}</span>;
}
