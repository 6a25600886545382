import type { CartLine } from '#machines/domain/cart.ts';
import { EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import { type Order, placedOrder } from '#machines/domain/order.ts';

/** An order of an earlier visit. */
export const orderOfLines = (number: string, lines: readonly CartLine[]): Order => ({
  number,
  placedAt: '2026-05-02T09:30:00.000Z',
  ...placedOrder({ lines, discount: 0 }, EMPTY_DETAILS),
});
