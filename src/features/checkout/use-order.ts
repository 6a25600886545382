import { useSelector } from '@xstate/react';
import { cartCorrections, cartDiscount, cartLines, cartVoucher } from '#machines/cart/cart.selectors.ts';
import { isChangedElsewhere } from '#machines/checkout/checkout.selectors.ts';
import { type CartLine, countOf, type Totals, totalsOf } from '#machines/domain/cart.ts';
import type { Correction } from '#machines/domain/correction.ts';
import type { Voucher } from '#machines/domain/voucher.ts';
import { useFlow } from '#src/platform/shop-context.ts';

export type Order = {
  lines: readonly CartLine[];
  /** The count is of pieces. */
  count: number;
  totals: Totals;
  corrections: readonly Correction[];
  /** Another tab has changed the cart while the checkout is open. CHK-7. */
  isChangedElsewhere: boolean;
  voucher: Voucher | undefined;
};

/** The order is the current cart, so no step shows an outdated figure. CHK-5. */
export function useOrder(): Order {
  const cart = useFlow('cart');
  const lines = useSelector(cart, cartLines);
  const discount = useSelector(cart, cartDiscount);
  const voucher = useSelector(cart, cartVoucher);
  const corrections = useSelector(cart, cartCorrections);
  return {
    lines,
    count: countOf({ lines }),
    totals: totalsOf({ lines, discount, voucher }),
    corrections,
    isChangedElsewhere: useSelector(useFlow('checkout'), isChangedElsewhere),
    voucher,
  };
}
