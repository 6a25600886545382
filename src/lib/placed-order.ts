import { useSelector } from '@xstate/react';
import type { Order } from '#machines/domain/order.ts';
import { latestOrder } from '#machines/orders/orders.selectors.ts';
import { useFlow } from './shop-context.ts';

/** The order that was placed last in this tab; null for the moment in which it gets its number. ORD-1. */
export const usePlacedOrder = (): Order | null => useSelector(useFlow('orders'), latestOrder);
