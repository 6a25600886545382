import { Check } from 'lucide-react';
import { type Cart, FREE_DELIVERY_FROM, untilFreeDelivery } from '#machines/domain/cart.ts';
import { formatPence } from '#machines/domain/money.ts';
import { orderSummary } from '#styled-system/recipes';

/** The remaining amount until free delivery follows the cart's own rule. CRT-6. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const c = orderSummary();
  const missing = untilFreeDelivery(cart);
  const reached = FREE_DELIVERY_FROM - missing;
  const words = missing > 0 ? `Add ${formatPence(missing)} more for free delivery` : 'Your delivery is free';
  return (
    <div className={c.delivery}>
      {missing > 0 ? (
        <p key="missing">
          Add <b>{formatPence(missing)}</b> more for free delivery
        </p>
      ) : (
        <p className={c.free}>
          <Check size={16} strokeWidth={1.6} />
          <span>{words}</span>
        </p>
      )}
      <div
        role="progressbar"
        aria-label="Progress to free delivery"
        aria-valuemin={0}
        aria-valuemax={FREE_DELIVERY_FROM}
        aria-valuenow={reached}
        aria-valuetext={words}
        className={c.progress}
      >
        <span className={c.bar} style={{ width: `${(reached / FREE_DELIVERY_FROM) * 100}%` }} />
      </div>
    </div>
  );
}
