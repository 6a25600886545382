import { ProblemError } from '#machines/domain/problem.ts';
import { NO_ABILITIES, type ServerAbilities, ShopAnswerSchema } from '#machines/domain/server.schema.ts';
import { getJson } from './api.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

/** ms. Orders, logins and sign-ups wait for this answer: one that never comes counts as a server that cannot be reached. SRV-7. */
const LONGEST_WAIT_MS = 30_000;

/**
 * A server that does not know this call, or sends an unreadable answer, has none of these abilities. Gateways say in
 * several ways that they do not know a call: 403, 404, 405, 501. A busy server may know it.
 */
const isUnknownCall = ({ code, reason }: ProblemError): boolean =>
  code === 'notFound' || code === 'malformed' || (code === 'refused' && reason !== 'tooMany');

async function ask(): Promise<ServerAbilities> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), LONGEST_WAIT_MS);
  try {
    return (await getJson('/shop', ShopAnswerSchema, { signal: limit.signal })).data;
  } catch (error) {
    if (limit.signal.aborted) throw new ProblemError('offline', PROBLEM_TEXTS.offline);
    if (error instanceof ProblemError && isUnknownCall(error)) return NO_ABILITIES;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** ms. A question that has had no answer for so long is asked again with the next need, as by Try again. API-3. */
const SLOW_MS = 8000;

let asked: Promise<ServerAbilities> | null = null;

function askAnew(): Promise<ServerAbilities> {
  const asking = ask();
  const forget = () => {
    if (asked === asking) asked = null;
  };
  const slow = setTimeout(forget, SLOW_MS);
  asking.catch(forget).finally(() => clearTimeout(slow));
  return asking;
}

/**
 * GET /shop, asked once in a visit: what the server can do. It is asked again only where it could not be reached, or is
 * slow. SRV-1. @throws ProblemError
 */
export function serverAbilities(): Promise<ServerAbilities> {
  asked ??= askAnew();
  return asked;
}
