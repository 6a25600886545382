import * as v from 'valibot';
import { EMAIL_SHAPE } from './auth.ts';
import { MAX_QUANTITY } from './cart.ts';
import { PAYMENT_METHODS } from './checkout-choices.ts';
import type { DeliveryAddress } from './checkout-details.ts';
import { DeliveryAddressSchema } from './delivery-address.schema.ts';
import { CART_PRODUCT_FIELDS } from './product.schema.ts';
import { listBy } from './tolerant.ts';
import { LONGEST_TEXT } from './typed-text.ts';
import { LONGEST_CODE } from './voucher.ts';

/** Whole pence. An order has no largest total, so that each order that can be placed can be read again. STO-3. */
const pence = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));
/** Address fields are not validated and may be blank. Those of older orders may be longer than a field takes today. */
const typed = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
const { id, name, imageUrl, volume } = CART_PRODUCT_FIELDS;

const TotalsSchema = v.object({ subtotal: pence, tax: pence, delivery: pence, discount: pence, total: pence });

/** A number that a person can read out, and that an address can hold: 'TR-2026-4F7K2M'. A server may have its own form. */
const number = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/));
const placedAt = v.pipe(v.string(), v.isoTimestamp());

/** An order, in storage and in a server's answer. ORD-1, SRV-9. */
export const OrderSchema = v.object({
  number,
  placedAt,
  lines: v.pipe(
    v.array(v.object({ id, name, imageUrl, volume, price: pence, quantity })),
    v.minLength(1),
    v.readonly(),
  ),
  totals: TotalsSchema,
  delivery: v.object({ street: typed, city: typed, state: typed, zipCode: typed, country: typed }),
  payment: v.picklist(PAYMENT_METHODS),
});

/** GET /orders. An order that cannot be read is left out. SRV-9. */
export const OrdersAnswerSchema = v.object({ data: listBy(OrderSchema, (order) => order.number) });

/** The header that makes one order of two requests with the same key. SRV-6. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** POST /orders. Prices are those that the shopper has seen, so that the server can refuse others. SRV-4. */
export const OrderRequestSchema = v.object({
  lines: v.pipe(v.array(v.object({ id, quantity, price: pence })), v.minLength(1), v.readonly()),
  delivery: DeliveryAddressSchema,
  payment: v.picklist(PAYMENT_METHODS),
  voucher: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_CODE))),
  email: v.optional(v.pipe(v.string(), v.regex(EMAIL_SHAPE))),
});
/** The form offers no other countries than the schema allows. */
export type OrderRequest = Omit<v.InferOutput<typeof OrderRequestSchema>, 'delivery'> & { delivery: DeliveryAddress };

/** The answer 201 of POST /orders: the order is taken. SRV-4. */
export const OrderAnswerSchema = v.object({ data: v.object({ number, placedAt, totals: TotalsSchema }) });
export type TakenOrder = v.InferOutput<typeof OrderAnswerSchema>['data'];

/** Why a server refuses an order: the first three with status 409, the last with 422. SRV-5. */
export const ORDER_REFUSALS = ['priceChanged', 'soldOut', 'voucherRefused', 'addressRefused'] as const;

/** The answer 409 or 422 of POST /orders. `products` are the ids of the products that it is about. SRV-5. */
export const OrderRefusalSchema = v.object({
  code: v.picklist(ORDER_REFUSALS),
  message: v.string(),
  products: v.optional(v.array(v.string())),
});
