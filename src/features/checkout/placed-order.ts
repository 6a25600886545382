import { useSelector } from '@xstate/react';
import type { Order } from '#machines/domain/order.ts';
import { latestOrder } from '#machines/orders/orders.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';

/** The latest order of this tab; null until it has its number. ORD-1. */
export const usePlacedOrder = (): Order | null => useSelector(useFlow('orders'), latestOrder);
