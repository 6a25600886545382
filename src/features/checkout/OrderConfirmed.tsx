import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { isConfirmed } from '#machines/checkout/checkout.selectors.ts';
import { formatPence } from '#machines/domain/money.ts';
import { orderHref } from '#machines/domain/order.ts';
import { usePlacedOrder } from '#src/features/checkout/placed-order.ts';
import { pageHeading } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Modal } from '#src/ui/Modal.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { orderConfirmed } from '#styled-system/recipes';

/**
 * The confirmation is shown for 3 seconds and can only be closed by going to the order. It is a dialog of its own, so
 * that screen readers read out all of it. CHK-3, CHK-4, ORD-1.
 */
export function OrderConfirmed() {
  const checkout = useFlow('checkout');
  const isOpen = useSelector(checkout, isConfirmed);
  const order = usePlacedOrder();
  const title = useRef<HTMLHeadingElement>(null);
  const c = orderConfirmed();
  return (
    <Modal
      open={isOpen}
      onDismiss={() => checkout.send({ type: 'dialog.dismissed' })}
      role="alertdialog"
      isDescribed
      size="message"
      closeOnEscape={false}
      closeOnInteractOutside={false}
      initialFocusEl={() => title.current}
      finalFocusEl={pageHeading}
    >
      {({ titleId, descriptionId }) => (
        <div className={c.root}>
          <span className={c.seal}>
            <Check size={36} strokeWidth={1.2} />
          </span>
          <h2 id={titleId} ref={title} tabIndex={-1} className={c.title}>
            Order Confirmed!
          </h2>
          <div id={descriptionId}>
            <p className={c.thanks}>Thank you for your order.</p>
            <p className={c.mail}>You will receive a confirmation email shortly.</p>
            {order ? (
              <p className={`${c.thanks} ${c.order}`}>{`Order ${order.number} · ${formatPence(order.totals.total)}`}</p>
            ) : null}
          </div>
          {order ? (
            <TextLink href={orderHref(order.number)} className={c.see}>
              See your order
            </TextLink>
          ) : null}
          <div className={c.line} aria-hidden="true" />
          <p className={c.next}>Taking you back to the shop</p>
        </div>
      )}
    </Modal>
  );
}
