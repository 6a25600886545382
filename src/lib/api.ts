import { FetchError, ofetch } from 'ofetch';
import * as v from 'valibot';
import { ProblemError } from '#machines/domain/problem.ts';

/** The API's base address: the shop's own server unless VITE_API_URL names another. API-2. */
const BASE_URL = import.meta.env.VITE_API_URL ?? '/api';

/** Words for what the server does not explain. */
const MESSAGES = {
  offline: 'We could not reach the shop. Check your connection and try again.',
  malformed: 'The shop sent an answer we could not read. Please try again.',
  server: 'Something went wrong at our end. Please try again.',
  notFound: 'We could not find that.',
} as const;

const ErrorBodySchema = v.object({ message: v.pipe(v.string(), v.trim(), v.minLength(1)) });

function problemFrom(error: FetchError): ProblemError {
  const body = v.safeParse(ErrorBodySchema, error.data);
  const message = body.success ? body.output.message : null;
  const { status } = error;
  if (status === undefined) return new ProblemError('offline', MESSAGES.offline);
  if (status === 401) return new ProblemError('unauthorised', message ?? MESSAGES.server);
  if (status === 404) return new ProblemError('notFound', message ?? MESSAGES.notFound);
  if (status >= 500) return new ProblemError('server', message ?? MESSAGES.server);
  return new ProblemError('refused', message ?? MESSAGES.server);
}

export type Query = Record<string, string | number | boolean | undefined>;

/**
 * Asks the API and reads the answer with a schema. No timeout: the caller aborts through `signal`.
 * @throws ProblemError when the API cannot be reached, refuses, or sends what the schema does not know
 */
export async function getJson<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: { query?: Query; signal: AbortSignal },
): Promise<T> {
  let answer: unknown;
  try {
    answer = await ofetch<unknown>(path, {
      baseURL: BASE_URL,
      retry: 0,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...options,
    });
  } catch (error) {
    if (error instanceof FetchError) throw problemFrom(error);
    // The connection broke while the answer was being read; ofetch leaves this error as the browser gives it.
    if (error instanceof TypeError) throw new ProblemError('offline', MESSAGES.offline);
    throw error;
  }
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new ProblemError('malformed', MESSAGES.malformed);
  return result.output;
}
