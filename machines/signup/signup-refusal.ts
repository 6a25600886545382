import { ProblemError, problemOf } from '#machines/domain/problem.ts';

/**
 * The server's words where it refuses what was sent; null where it failed. SRV-10.
 * @throws the error itself when it is a bug
 */
export function refusalOf(error: unknown): string | null {
  const { code } = problemOf(error);
  return code === 'refused' && error instanceof ProblemError ? error.serverMessage : null;
}
