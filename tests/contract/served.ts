import { answer } from '#mocks/in-process.ts';

/** The server that the suite asks: another by `npm run test:contract -- --base`, else the handlers in this process. */
const BASE = process.env.CONTRACT_BASE;
const IN_PROCESS = 'http://shop.test';

export type Question = { method?: string; headers?: Record<string, string>; body?: string };
export type Answered = { status: number; type: string; body: unknown };

/** @param path below /api, with its query string */
export async function ask(path: string, question: Question = {}): Promise<Answered> {
  const request = new Request(`${BASE ?? IN_PROCESS}/api${path}`, question);
  const response = await (BASE === undefined ? answer(request) : fetch(request));
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type') ?? '', body: JSON.parse(text) };
}

const json = { 'content-type': 'application/json' };

export const send = (method: string, path: string, body?: unknown, token?: string): Promise<Answered> =>
  ask(path, {
    method,
    headers: { ...json, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
