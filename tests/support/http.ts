import { type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** How often each header is in the answer, by its name in lower case. */
  counts: Readonly<Record<string, number>>;
  body: Buffer;
};

type Question = { method?: string; headers?: Record<string, string>; body?: string };

function countsOf(rawHeaders: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of rawHeaders.filter((_, at) => at % 2 === 0).map((raw) => raw.toLowerCase())) {
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Sends a request as it is written: no path made tidy, no header added, nothing unpacked, as `fetch` would. */
export const ask = (origin: string, path: string, { method = 'GET', headers = {}, body }: Question = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = request({ hostname, port, path, method, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          counts: countsOf(response.rawHeaders),
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
