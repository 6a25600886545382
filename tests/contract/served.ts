import { getResponse } from 'msw';
import { IDEMPOTENCY_HEADER } from '#machines/domain/order.schema.ts';
import { realServerHandlers } from '#mocks/handlers/real-server.ts';
import { handlers } from '#mocks/handlers.ts';

/** The server that the suite asks: another by `npm run test:contract -- --base`, else the handlers in this process, with those that sell. */
const BASE = process.env.CONTRACT_BASE;
const IN_PROCESS = 'http://shop.test';

type Question = { method?: string; headers?: Record<string, string>; body?: string };
export type Answered = { status: number; type: string; body: unknown };

async function answer(request: Request): Promise<Response> {
  const response = await getResponse([...realServerHandlers, ...handlers], request);
  if (!response) throw new Error(`The handlers have no answer for ${request.url}.`);
  return response;
}

/** @param path below /api, with its query string */
export async function ask(path: string, question: Question = {}): Promise<Answered> {
  const request = new Request(`${BASE ?? IN_PROCESS}/api${path}`, question);
  const response = await (BASE === undefined ? answer(request) : fetch(request));
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type') ?? '', body: JSON.parse(text) };
}

const json = { 'content-type': 'application/json' };

type Sent = { body?: unknown; token?: string | undefined; key?: string | undefined };

export const send = (method: string, path: string, { body, token, key }: Sent = {}): Promise<Answered> =>
  ask(path, {
    method,
    headers: {
      ...json,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
