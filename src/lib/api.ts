import { FetchError, ofetch } from 'ofetch';
import * as v from 'valibot';
import { type ProblemCode, ProblemError } from '#machines/domain/problem.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';
import { readAuth } from './stored-auth.ts';
import { tellUnauthorised } from './unauthorised.ts';

/** The API's base address: the shop's own server unless VITE_API_URL names another. API-2. */
const BASE_URL = import.meta.env.VITE_API_URL ?? '/api';

const ErrorBodySchema = v.object({ message: v.pipe(v.string(), v.trim(), v.minLength(1)) });

function codeOf(status: number | undefined): ProblemCode {
  if (status === undefined) return 'offline';
  if (status === 401) return 'unauthorised';
  if (status === 404) return 'notFound';
  return status >= 500 ? 'server' : 'refused';
}

const WORDS: Record<ProblemCode, string> = {
  ...PROBLEM_TEXTS,
  unauthorised: PROBLEM_TEXTS.server,
  refused: PROBLEM_TEXTS.server,
};

/** @param fallback what to say where the server says nothing; without it, words for the kind of failure */
function problemFrom(error: FetchError, fallback: string | undefined): ProblemError {
  const body = v.safeParse(ErrorBodySchema, error.data);
  const message = body.success ? body.output.message : null;
  const code = codeOf(error.status);
  return new ProblemError(code, message ?? fallback ?? WORDS[code], message);
}

export type Query = Record<string, string | number | boolean | undefined>;

/** How the API is asked: what nobody waits for gives way to what is waited for. */
export type Asking = {
  signal: AbortSignal;
  priority?: RequestPriority;
  /** Hears what was asked, and what the API calls its answer; null where it has no name for it. */
  hear?: (url: string, tag: string | null) => void;
};

type Call = Asking & {
  query?: Query;
  body?: Record<string, unknown>;
  /** The token to send in place of the stored one. */
  token?: string | null;
  /** The default message of API-1, where the server sends none. */
  fallback?: string;
};

function headersFor(token: string | null): Record<string, string> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return token === null ? headers : { ...headers, authorization: `Bearer ${token}` };
}

/** What a failed request means to the shop; a bug stays what it is. */
function failureOf(error: unknown, path: string, fallback: string | undefined): unknown {
  if (error instanceof FetchError) {
    if (error.status === 401) tellUnauthorised(path);
    return problemFrom(error, fallback);
  }
  // The connection broke while the answer was being read; ofetch leaves this error as the browser gives it.
  return error instanceof TypeError ? new ProblemError('offline', fallback ?? PROBLEM_TEXTS.offline) : error;
}

/**
 * Asks the API and reads the answer with a schema. No timeout: the caller aborts through `signal`.
 * @throws ProblemError when the API cannot be reached, refuses, or sends what the schema does not know
 */
export async function call<T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  schema: v.GenericSchema<unknown, T>,
  { token = readAuth()?.token ?? null, fallback, hear, ...options }: Call,
): Promise<T> {
  let answer: unknown;
  try {
    answer = await ofetch<unknown>(path, {
      method,
      baseURL: BASE_URL,
      retry: 0,
      headers: headersFor(token),
      onResponse: ({ request, response }) => hear?.(String(request), response.headers.get('etag')),
      ...options,
    });
  } catch (error) {
    throw failureOf(error, path, fallback);
  }
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new ProblemError('malformed', fallback ?? PROBLEM_TEXTS.malformed);
  return result.output;
}

/** GET. @throws ProblemError, as `call` does */
export const getJson = <T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: Asking & { query?: Query },
): Promise<T> => call('GET', path, schema, options);
