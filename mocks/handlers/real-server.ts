import { HttpResponse, http } from 'msw';
import { cartProduct, EMPTY_CART, totalsOf } from '#machines/domain/cart.ts';
import { toPence } from '#machines/domain/money.ts';
import type { OrderRequest } from '#machines/domain/order.schema.ts';
import { IDEMPOTENCY_HEADER, OrderRequestSchema } from '#machines/domain/order.schema.ts';
import type { Order } from '#machines/domain/order.ts';
import { CodeLoginSchema, CodeRequestSchema } from '#machines/domain/server.schema.ts';
import { readBody, refusal } from '#mocks/answers.ts';
import { catalogueIndex } from '#mocks/catalogue.ts';
import { bearerOf, signIn } from '#mocks/demo-users.ts';

/** The code of every login at this server. */
const CODE = '654321';
const UNKNOWN = 'nowhere.example';
const PLACED_AT = '2026-06-15T12:00:00.000Z';
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The same key gets the same number, though the server stores nothing. SRV-6. */
function numberOf(key: string): string {
  const signs = Array.from({ length: 6 }, (_, at) => SIGNS[(key.charCodeAt(at) * (at + 7)) % SIGNS.length] ?? SIGNS[0]);
  return `TR-2026-${signs.join('')}`;
}

/** The shopper has bought this on another device. */
function earlierOrder(): Order {
  const [product] = catalogueIndex.products;
  if (!product) throw new Error('The catalogue is empty.');
  const line = { product: { ...cartProduct({ ...product, price: toPence(product.price) }) }, quantity: 1 };
  const { id, name, imageUrl, volume, price } = line.product;
  return {
    number: 'TR-2026-8H4KQ2',
    placedAt: '2026-05-01T09:30:00.000Z',
    lines: [{ id, name, imageUrl, volume, price, quantity: 1 }],
    totals: totalsOf({ ...EMPTY_CART, lines: [line] }),
    delivery: { street: '7 Pier Road', city: 'Boston', state: 'MA', zipCode: '02110', country: 'USA' },
    payment: 'paypal',
  };
}

/** A voucher is not taken into account: the shop shows whatever the server answers. */
function totalsFor({ lines }: OrderRequest) {
  const priced = lines.flatMap(({ id, quantity, price }) => {
    const product = catalogueIndex.byId.get(id);
    return product ? [{ product: cartProduct({ ...product, price }), quantity }] : [];
  });
  return totalsOf({ ...EMPTY_CART, lines: priced });
}

/**
 * A server that takes orders, creates accounts and sends codes. It stores nothing: any key is a new order. The normal
 * handlers follow these, and one of them answers a sign-up. SRV-1 to SRV-10.
 */
export const realServerHandlers = [
  http.get('*/api/shop', () => HttpResponse.json({ data: { orders: true, codes: true, lookup: false } })),
  http.post('*/api/auth/codes', async ({ request }) => {
    const body = await readBody(CodeRequestSchema, request);
    return body.ok ? HttpResponse.json({ data: { isKnown: !body.value.email.endsWith(UNKNOWN) } }) : body.response;
  }),
  http.post('*/api/auth/code-login', async ({ request }) => {
    const body = await readBody(CodeLoginSchema, request);
    if (!body.ok) return body.response;
    const { email, code } = body.value;
    return code === CODE
      ? HttpResponse.json({ data: signIn(email) })
      : HttpResponse.json({ code: 'codeWrong', message: 'This code is wrong or has expired.' }, { status: 422 });
  }),
  http.post('*/api/orders', async ({ request }) => {
    const key = request.headers.get(IDEMPOTENCY_HEADER);
    if (!key) return refusal(400, `${IDEMPOTENCY_HEADER} is required`);
    const body = await readBody(OrderRequestSchema, request);
    if (!body.ok) return body.response;
    const data = { number: numberOf(key), placedAt: PLACED_AT, totals: totalsFor(body.value) };
    return HttpResponse.json({ data }, { status: 201 });
  }),
  http.get('*/api/orders', ({ request }) =>
    bearerOf(request) ? HttpResponse.json({ data: [earlierOrder()] }) : refusal(401, 'Please sign in again.'),
  ),
];
