import { IDEMPOTENCY_HEADER, type ORDER_REFUSALS } from '#machines/domain/order.schema.ts';
import { signIn } from '#mocks/demo-users.ts';
import { realServerHandlers } from '#mocks/handlers/real-server.ts';
import { answer } from '#mocks/in-process.ts';
import type { ApiCall, WireAnswer } from './held-api.ts';

const HOST = 'http://shop.test/api';
const refusal = (status: number, message: string, more = {}): WireAnswer => ({
  status,
  body: JSON.stringify({ ...more, message }),
});
/** A real server answers who is signed in, and an order that has a key. */
const HEADERS = {
  'content-type': 'application/json',
  authorization: `Bearer ${signIn('ada@test.com').token}`,
  [IDEMPOTENCY_HEADER]: '0'.repeat(32),
};

const given = new Map<string, WireAnswer>();

/** What the mock API says, and for orders, accounts and codes the mock's real server. A question that changes nothing is put to it once. */
async function mockAnswer({ method, target, body }: ApiCall): Promise<WireAnswer> {
  const known = given.get(target);
  if (method === 'GET' && known) return known;
  const response = await answer(new Request(HOST + target, { method, headers: HEADERS, body }), realServerHandlers);
  const said = { status: response.status, body: await response.text() };
  if (method === 'GET') given.set(target, said);
  return said;
}

type Item = Record<string, unknown>;
type Body = { data: Item[] | Item; best?: Item[]; total?: number };

/** The mock API's answer with something changed in it. */
const changed =
  (change: (body: Body) => Body) =>
  async (call: ApiCall): Promise<WireAnswer> => {
    const said = await mockAnswer(call);
    if (said === 'unreachable') return said;
    return { ...said, body: JSON.stringify(change(JSON.parse(said.body) as Body)) };
  };

/** An order that is refused because of its first product. SRV-5. */
const refusesOrder =
  (status: 409 | 422, code: (typeof ORDER_REFUSALS)[number], message: string) =>
  ({ body }: ApiCall): Promise<WireAnswer> => {
    const { lines = [] } = JSON.parse(body ?? '{}') as { lines?: readonly { id: string }[] };
    return Promise.resolve(refusal(status, message, { code, products: lines.slice(0, 1).map(({ id }) => id) }));
  };

const DEARER = { price: 61.5 };
const OUT_OF_STOCK = { inStock: false };
const listOf = ({ data }: Body) => (Array.isArray(data) ? data : [data]);

/** The first product is changed wherever the answer has it: the best matches have it again. */
function withFirst(body: Body, change: Item): Body {
  const id = listOf(body)[0]?.id;
  const changedIn = (items: readonly Item[]) => items.map((one) => (one.id === id ? { ...one, ...change } : one));
  const data = Array.isArray(body.data) ? changedIn(body.data) : { ...body.data, ...change };
  return { ...body, data, ...(body.best ? { best: changedIn(body.best) } : {}) };
}

function withoutFirst(body: Body): Body {
  const [first, ...others] = listOf(body);
  const best = body.best?.filter(({ id }) => id !== first?.id);
  return { ...body, data: others, total: Math.max(0, (body.total ?? 1) - 1), ...(best ? { best } : {}) };
}

/** The answers that a call can get, by their words. They are the same for the expected model and the real shop. */
export const WIRE_ANSWERS = {
  'as the mock API does': mockAnswer,
  'with another price': changed((body) => withFirst(body, DEARER)),
  'without the first': changed(withoutFirst),
  'with the first out of stock': changed((body) => withFirst(body, OUT_OF_STOCK)),
  'with nothing': changed((body) => ({ ...body, data: [], total: 0 })),
  'that it does not know it': async () => refusal(404, 'We could not find that product.'),
  'with a failure of its own': async () => refusal(500, 'The stockroom is not answering.'),
  'with a failure without words': async (): Promise<WireAnswer> => ({ status: 500, body: '' }),
  'with what makes no sense': async (): Promise<WireAnswer> => ({ status: 200, body: '{"data":[{"id":7}]}' }),
  'that a price has changed': refusesOrder(409, 'priceChanged', 'A price is another one since you have looked.'),
  'that something is sold out': refusesOrder(409, 'soldOut', 'We have just sold the last bottle.'),
  'that the voucher no longer counts': refusesOrder(409, 'voucherRefused', 'This voucher has been used up.'),
  'that it does not deliver there': refusesOrder(422, 'addressRefused', 'We do not deliver to this place.'),
  'that it refuses what was sent': async () => refusal(400, 'We cannot read this.'),
  'that an account has this address': async () => refusal(409, 'An account has this email address.'),
  'that no account has this address': async (): Promise<WireAnswer> => ({
    status: 200,
    body: '{"data":{"isKnown":false}}',
  }),
  'that too many were asked for': async () => refusal(429, 'Too many of them.'),
  'that no user is signed in': async () => refusal(401, 'Please sign in again.'),
  'not at all': async (): Promise<WireAnswer> => 'unreachable',
} satisfies Record<string, (call: ApiCall) => Promise<WireAnswer>>;

export type WireAnswerName = keyof typeof WIRE_ANSWERS;
