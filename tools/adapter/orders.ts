import * as v from 'valibot';
import { OrderAnswerSchema, type OrderRequest, OrdersAnswerSchema } from '#machines/domain/order.schema.ts';
import type { Engine } from './engine.ts';

const TakenSchema = v.object({ order: OrderAnswerSchema.entries.data });
const OrdersSchema = v.object({ orders: OrdersAnswerSchema.entries.data });

/** Orders, placed and read. The engine knows the key of each. */
export const ordersOf = ({ ask }: Engine) => ({
  place: async (key: string, order: OrderRequest, token: string | null) =>
    (await ask('POST', '/store/shop/orders', TakenSchema, { token, body: { ...order, key } })).order,
  all: async (token: string) => (await ask('GET', '/store/shop/orders', OrdersSchema, { token })).orders,
});
