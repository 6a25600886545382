import type { IncomingMessage, ServerResponse } from 'node:http';

/** One answered request. It holds no client's address and no query string, since a search may be personal. RUN-3 */
export type AccessEntry = {
  time: string;
  method: string;
  path: string;
  /** Null where the connection ended before the answer began. */
  status: number | null;
  ms: number;
};

const pathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/[?#].*$/s, '');

/** Calls `write` once the request is answered, or its connection has ended. */
export function logAccess(
  request: IncomingMessage,
  response: ServerResponse,
  write: (entry: AccessEntry) => void,
): void {
  const time = new Date();
  const start = performance.now();
  response.once('close', () =>
    write({
      time: time.toISOString(),
      method: request.method ?? '',
      path: pathOf(request),
      status: response.headersSent ? response.statusCode : null,
      ms: Math.round(performance.now() - start),
    }),
  );
}
