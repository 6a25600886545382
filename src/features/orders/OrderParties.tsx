import type { ReactNode } from 'react';
import { isAddressGiven } from '#machines/domain/address-given.ts';
import { addressLines } from '#machines/domain/address-lines.ts';
import type { Order } from '#machines/domain/order.ts';
import { PAYMENT_NAMES } from '#machines/domain/payment-names.ts';
import { orderCheck, orderList, shortPage } from '#styled-system/recipes';
import { StoredNote } from './StoredNote.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const c = orderCheck();
  return (
    <section className={c.part}>
      <div className={c.head}>
        <h2 className={c.title}>{title}</h2>
      </div>
      <p className={c.text}>{children}</p>
    </section>
  );
}

/** Delivery, payment and where the order is stored. ORD-2, ORD-6. */
export function OrderParties({ order: { delivery, payment } }: { order: Order }) {
  const c = orderCheck();
  return (
    <div className={shortPage().person}>
      <div className={c.root}>
        <Part title="Deliver to">
          {isAddressGiven(delivery) ? addressLines(delivery).join('\n') : 'No address was given'}
        </Part>
        <Part title="Payment">{PAYMENT_NAMES[payment]}</Part>
      </div>
      <div className={orderList().onScreen}>
        <Part title="Where it is kept">
          <StoredNote />
        </Part>
      </div>
    </div>
  );
}
