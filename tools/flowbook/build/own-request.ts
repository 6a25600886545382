import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether a request comes from Flowbook's own page: other pages that are open in the browser must not write files. */
export function isFromHere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const isJson = headers['content-type']?.split(';')[0] === 'application/json';
  const isOwn = host !== undefined && [`http://${host}`, `https://${host}`].includes(origin ?? '');
  return isJson && isOwn && site === 'same-origin';
}

export function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
