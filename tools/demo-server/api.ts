import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fresh from 'fresh';
import { getResponse, type HttpHandler } from 'msw';
import Negotiator from 'negotiator';
import { handlers } from '#mocks/handlers.ts';
import { handlersFor, SCENARIO_HEADER } from '#mocks/named-scenarios.ts';
import { entityTag } from './entity-tag.ts';
import { jsonMessage, type Reply } from './reply.ts';

const MAX_BODY_BYTES = 100_000;
const COMPRESS_FROM_BYTES = 1000;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Headers the handlers read. Cookies are left out: one client's must never reach another's request. */
const HEADERS_READ = ['accept', 'authorization', 'content-type', 'idempotency-key'];
const compress = promisify(brotliCompress);

/** True when the client reads brotli. */
const acceptsBrotli = (request: IncomingMessage): boolean => new Negotiator(request).encodings(['br']).length > 0;

/** The request's body; null as soon as it is larger than allowed. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const name of HEADERS_READ) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
}

/** Aborts when the client disconnects before its answer is complete. */
function departureOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Whether the client already has the answer with this entity tag. */
const isKnown = (request: IncomingMessage, etag: string) =>
  fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });

async function replyFrom(response: Response, request: IncomingMessage): Promise<Reply> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = entityTag(body);
  const headers = {
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...Object.fromEntries(response.headers),
    etag,
  };
  if (request.method === 'GET' && response.ok && isKnown(request, etag)) return { status: 304, headers, body: '' };
  if (body.length < COMPRESS_FROM_BYTES || !acceptsBrotli(request)) return { status: response.status, headers, body };
  const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return { status: response.status, headers: { ...headers, 'content-encoding': 'br' }, body: brotli };
}

/** The handlers of the scenario that the request names, where that is allowed; else those of the server's own. RUN-4 */
function chosenHandlers(request: IncomingMessage): readonly HttpHandler[] | null {
  const named = process.env.MOCK_SCENARIOS === 'on' ? request.headers[SCENARIO_HEADER] : undefined;
  const name = named ?? (process.env.MOCK_SCENARIO || undefined);
  return name === undefined ? handlers : handlersFor(String(name));
}

/** Answers one request for the API; null where the connection breaks. */
export type AnswerApi = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<Reply | null>;

/** The answer to a request; undefined where there is no such address. */
type Answer = (asked: Request) => Promise<Response | undefined>;

/**
 * An API over HTTP: allowed methods and sizes, entity tags and compression. The answers may be the mock's or an
 * adapter's.
 * @param answerOf gives the function that answers a request; null where the request names an unknown scenario
 */
export function answering(answerOf: (request: IncomingMessage) => Answer | null): AnswerApi {
  return async (request, response, url) => {
    const method = request.method ?? '';
    if (!METHODS.includes(method)) {
      return jsonMessage(405, 'The API does not know this method.', { allow: METHODS.join(', ') });
    }
    const answer = answerOf(request);
    if (!answer) return jsonMessage(400, 'There is no scenario of this name.');
    return await answered(answer, request, response, url);
  };
}

async function answered(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<Reply | null> {
  const method = request.method ?? '';
  const signal = departureOf(response);
  const isReading = method === 'GET' || method === 'HEAD';
  const body = isReading ? null : await readBody(request);
  if (!isReading && body === null) {
    return jsonMessage(413, `At most ${MAX_BODY_BYTES} bytes can be sent.`, { connection: 'close' });
  }
  const asked = new Request(url, {
    method: isReading ? 'GET' : method,
    headers: headersOf(request),
    signal,
    ...(body === null ? {} : { body: new Uint8Array(body) }),
  });
  const given = await answer(asked);
  if (!given) return jsonMessage(404, 'The API has no such address.');
  return given.type === 'error' || signal.aborted ? null : replyFrom(given, request);
}

/**
 * One request to the mock API, answered by the same handlers as in development and in tests.
 * The connection breaks where a scenario says that the shop cannot be reached.
 */
export const answerMockApi: AnswerApi = answering((request) => {
  const chosen = chosenHandlers(request);
  return chosen && ((asked) => getResponse([...chosen], asked));
});
