import { FetchError, type FetchResponse, ofetch } from 'ofetch';
import * as v from 'valibot';
import { type ProblemCode, ProblemError } from '#machines/domain/problem.ts';
import { shortened } from '#machines/domain/shortened.ts';
import { leftOutCount } from '#machines/domain/tolerant.ts';
import { logNote } from './log.ts';
import { pause } from './pause.ts';
import { prerenderedResponse, recordResponse, takePrerendered } from './prerendered-responses.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';
import { readAuth } from './stored-auth.ts';
import { notifyUnauthorised } from './unauthorised.ts';

/** The API is the shop's own server, unless VITE_API_URL names another. API-2. */
const BASE_URL = import.meta.env.VITE_API_URL ?? '/api';

/** An alert has space for this many characters: a server may send a whole page. */
const LONGEST_MESSAGE = 300;
const ErrorBodySchema = v.object({
  message: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.transform((text) => shortened(text, LONGEST_MESSAGE)),
  ),
});

/** The server's own code for the reason of a refusal: 'soldOut'. SRV-5. */
const ReasonSchema = v.object({ code: v.pipe(v.string(), v.minLength(1)) });

/** The server does not know the call: asking again changes nothing. */
const NOT_IMPLEMENTED = 501;
/** A busy server answers with one of these, and may say when to try again. */
const TOO_MANY = 429;
const BUSY: readonly number[] = [TOO_MANY, 503];
/** A shopper does not wait longer for a response. */
const LONGEST_WAIT_MS = 5000;

/** The server's `Retry-After` in ms; null if it is missing or too long. */
function waitBefore({ status, response }: FetchError): number | null {
  const after = response?.headers.get('retry-after')?.trim();
  if (status === undefined || !BUSY.includes(status) || !after) return null;
  const ms = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return ms <= LONGEST_WAIT_MS ? ms : null;
}

let leftOut = 0;

/** The valid products of a list are shown; the invalid ones are only logged. */
function noteLeftOut(path: string, count: number): void {
  if (count === 0) return;
  leftOut += count;
  logNote(`${path}: ${count} could not be read and left out, ${leftOut} since the page was opened.`);
}

function codeOf(status: number | undefined): ProblemCode {
  if (status === undefined) return 'offline';
  if (status === 401) return 'unauthorised';
  if (status === 404) return 'notFound';
  if (status === 409) return 'conflict';
  if (status === NOT_IMPLEMENTED) return 'refused';
  return status >= 500 ? 'server' : 'refused';
}

const WORDS: Record<ProblemCode, string> = {
  ...PROBLEM_TEXTS,
  unauthorised: PROBLEM_TEXTS.server,
  refused: PROBLEM_TEXTS.server,
  conflict: PROBLEM_TEXTS.server,
};

function reasonOf({ status, data }: FetchError): string | null {
  if (status === TOO_MANY) return 'tooMany';
  const named = v.safeParse(ReasonSchema, data);
  return named.success ? named.output.code : null;
}

/** @param fallback the message where the server sends none; without it, a message for the kind of failure */
function problemFrom(error: FetchError, fallback: string | undefined): ProblemError {
  const body = v.safeParse(ErrorBodySchema, error.data);
  const message = body.success ? body.output.message : null;
  const code = codeOf(error.status);
  const isBusy = error.status !== undefined && BUSY.includes(error.status);
  const reason = reasonOf(error);
  return new ProblemError(code, message ?? fallback ?? (isBusy ? PROBLEM_TEXTS.busy : WORDS[code]), message, reason);
}

export type Query = Record<string, string | number | boolean | undefined>;

/** How the API is asked for data. */
export type RequestOptions = {
  signal: AbortSignal;
  /** Low for data that the shopper does not wait for. */
  priority?: RequestPriority;
  /** The prerendered response may be used; the callback runs if it is, because it must be revalidated. API-5. */
  onPrerendered?: () => void;
  /** The API need not send a response that equals the prerendered one. */
  isRevalidation?: boolean;
};

type Call = {
  signal: AbortSignal;
  priority?: RequestPriority;
  query?: Query;
  /** The etag of a known response: the API only sends the data if they have changed. */
  etag?: string | null;
  body?: Record<string, unknown>;
  /** Further headers. */
  headers?: Record<string, string>;
  /** This token is sent instead of the stored one. */
  token?: string | null;
  /** API-1 has a default message, where the server sends none. */
  fallback?: string;
};

const headersFor = (token: string | null, etag: string | null): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'application/json',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  ...(etag === null ? {} : { 'if-none-match': etag }),
});

const storedToken = (): string | null => readAuth()?.token ?? null;

/** A failed request is a problem of the shop; a bug is thrown as it is. */
function failureOf(error: unknown, path: string, token: string | null, fallback: string | undefined): unknown {
  if (error instanceof FetchError) {
    // A late 401 to a request of an earlier session says nothing about the present one.
    if (error.status === 401 && token === storedToken()) notifyUnauthorised(path);
    return problemFrom(error, fallback);
  }
  // The connection broke while the body was being read; ofetch passes this browser error on.
  return error instanceof TypeError ? new ProblemError('offline', fallback ?? PROBLEM_TEXTS.offline) : error;
}

/** A busy server that says when is asked once more. Only for requests that change nothing. */
async function askTwice<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const wait = error instanceof FetchError ? waitBefore(error) : null;
    if (wait === null) throw error;
    await pause(wait, signal);
    return await ask();
  }
}

/** No timeout: the caller aborts through `signal`. @throws ProblemError when the API cannot be reached, or refuses */
async function send(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { token = storedToken(), etag = null, headers, fallback, ...options }: Call,
): Promise<FetchResponse<unknown>> {
  const ask = () =>
    ofetch.raw<unknown>(path, {
      method,
      baseURL: BASE_URL,
      retry: 0,
      headers: { ...headersFor(token, etag), ...headers },
      ...options,
    });
  try {
    return await (method === 'GET' ? askTwice(ask, options.signal) : ask());
  } catch (error) {
    throw failureOf(error, path, token, fallback);
  }
}

/** @throws ProblemError when the API sends something that the schema does not allow */
function parsed<T>(path: string, answer: unknown, schema: v.GenericSchema<unknown, T>, fallback?: string): T {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new ProblemError('malformed', fallback ?? PROBLEM_TEXTS.malformed);
  noteLeftOut(path, leftOutCount(answer, result.output));
  return result.output;
}

/** Asks the API and reads the answer with a schema. @throws ProblemError */
export async function call<T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: Call,
): Promise<T> {
  const { _data: answer } = await send(method, path, options);
  return parsed(path, answer, schema, options.fallback);
}

const NOT_MODIFIED = 304;

/** The page holds prerendered data as parsed by their schema. @throws ProblemError, as `call` does */
export async function getJson<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  { query = {}, onPrerendered, isRevalidation = false, ...options }: RequestOptions & { query?: Query },
): Promise<T> {
  const request = `${path} ${JSON.stringify(query)}`;
  const prerendered = onPrerendered && takePrerendered(request);
  if (prerendered) {
    onPrerendered();
    return prerendered.data as T;
  }
  const known = isRevalidation ? prerenderedResponse(request) : undefined;
  const response = await send('GET', path, { query, etag: known?.etag ?? null, ...options });
  if (known && response.status === NOT_MODIFIED) return known.data as T;
  const data = parsed(path, response._data, schema);
  if (onPrerendered) recordResponse(request, { data, etag: response.headers.get('etag') });
  return data;
}
