import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { CredentialsAnswerSchema } from '#machines/domain/auth.ts';
import { OrderAnswerSchema, OrdersAnswerSchema } from '#machines/domain/order.schema.ts';
import type { World } from '#tools/engine/world.mjs';

export type Line = { id: string; quantity: number; price: number };
/** What an order may say beside its lines. */
type Details = { key?: string; token?: string; voucher?: string; email?: string };
export type Placed = { status: number; body: unknown };

const DELIVERY = { street: '1 Main Street', city: 'Springfield', state: 'IL', zipCode: '62701', country: 'USA' };

const MOST_TRIES = 5;

/** Asks the real shop as the built shop does. */
export function customerOf({ base }: Pick<World, 'base'>) {
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Placed> => {
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const bearer = (token: string | undefined) => (token === undefined ? {} : { authorization: `Bearer ${token}` });
  const place = (lines: readonly Line[], { key = randomUUID(), token, ...more }: Details = {}) =>
    ask(
      'POST',
      '/orders',
      { lines, delivery: DELIVERY, payment: 'card', ...more },
      { 'Idempotency-Key': key, ...bearer(token) },
    );
  /** As a shopper presses again where an engine with much to do has not answered in time: with the same key. SRV-7. */
  const placeAtLast = async (lines: readonly Line[]): Promise<Placed> => {
    const key = randomUUID();
    let answer = await place(lines, { key });
    for (let tries = 1; answer.status === 503 && tries < MOST_TRIES; tries += 1) answer = await place(lines, { key });
    return answer;
  };
  return {
    ask,
    place,
    placeAtLast,
    bearer,
    /** A line at today's price. */
    line: async (id: string, quantity: number): Promise<Line> => {
      const { body } = await ask('GET', `/products/${id}`);
      const { data } = v.parse(v.object({ data: v.object({ price: v.number() }) }), body);
      return { id, quantity, price: Math.round(data.price * 100) };
    },
    signUp: async (email: string): Promise<string> => {
      const { body } = await ask('POST', '/auth/signup', { firstName: 'Cleo', lastName: 'Dane', email });
      return v.parse(CredentialsAnswerSchema, body).data.token;
    },
    /** The newest code in the mailbox page. */
    mailedCode: async (): Promise<string> => {
      const page = await (await fetch(`${base}/dev/mail`)).text();
      return /Your code is (\d{6})/.exec(page)?.[1] ?? '';
    },
    orders: async (token: string) => {
      const { body } = await ask('GET', '/orders', undefined, bearer(token));
      return v.parse(OrdersAnswerSchema, body).data;
    },
  };
}

/** @throws where the order was refused */
export const orderIn = ({ body }: Placed) => v.parse(OrderAnswerSchema, body).data;

/** How many answers are of each kind: { '201': 10, '409 soldOut': 40 }. */
export function countByAnswer(answers: readonly Placed[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const kind = [answer.status, codeIn(answer)].filter((part) => part !== undefined).join(' ');
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

export const codeIn = ({ body }: Placed): string | undefined => (body as { code?: string }).code;
