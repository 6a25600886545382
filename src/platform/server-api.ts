import { ProblemError } from '#machines/domain/problem.ts';
import { NO_ABILITIES, type ServerAbilities, ShopAnswerSchema } from '#machines/domain/server.schema.ts';
import { getJson } from './api.ts';

/** A server that does not know the question, or answers with something else, can do nothing of it. */
async function ask(): Promise<ServerAbilities> {
  try {
    return (await getJson('/shop', ShopAnswerSchema, { signal: new AbortController().signal })).data;
  } catch (error) {
    const isUnknown = error instanceof ProblemError && (error.code === 'notFound' || error.code === 'malformed');
    if (isUnknown) return NO_ABILITIES;
    throw error;
  }
}

let asked: Promise<ServerAbilities> | null = null;

/**
 * GET /shop, asked once in a visit: what the server can do. It is asked again only where it could not be reached.
 * SRV-1. @throws ProblemError
 */
export async function serverAbilities(): Promise<ServerAbilities> {
  asked ??= ask();
  try {
    return await asked;
  } catch (error) {
    asked = null;
    throw error;
  }
}
