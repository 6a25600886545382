import {
  IDEMPOTENCY_HEADER,
  OrderAnswerSchema,
  type OrderRequest,
  OrdersAnswerSchema,
  type TakenOrder,
} from '#machines/domain/order.schema.ts';
import type { Order } from '#machines/domain/order.ts';
import { call, getJson } from './api.ts';

/** POST /orders. Two requests with the same key are one order. SRV-4, SRV-6. @throws ProblemError */
export async function sendOrder(request: OrderRequest, key: string, signal: AbortSignal): Promise<TakenOrder> {
  const headers = { [IDEMPOTENCY_HEADER]: key };
  return (await call('POST', '/orders', OrderAnswerSchema, { body: request, headers, signal })).data;
}

/** GET /orders: the orders of the signed-in shopper. SRV-9. @throws ProblemError */
export const fetchAccountOrders = async (signal: AbortSignal): Promise<readonly Order[]> =>
  (await getJson('/orders', OrdersAnswerSchema, { signal })).data;
