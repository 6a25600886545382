import type { IncomingMessage, ServerResponse } from 'node:http';

/** An answer ready to be sent. */
export type Reply = {
  status: number;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: Uint8Array | string;
};

export const plainText = (status: number, text: string, headers: Reply['headers'] = {}): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: `${text}\n`,
});

/** The API's refusal: a message in JSON. */
export const jsonMessage = (status: number, message: string, headers: Reply['headers'] = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify({ message }),
});

/** Sends a reply; to HEAD everything but its body. */
export function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Reply): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (status !== 304) response.setHeader('content-length', Buffer.byteLength(body));
  response.writeHead(status);
  response.end(request.method === 'HEAD' || status === 304 ? undefined : body);
}
