import { ProblemError } from '#machines/domain/problem.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

/**
 * Code that is fetched with the first request that needs it: a page that brings its answers along needs none of it.
 * @throws ProblemError where the code does not come: the shop is as far out of reach as its API
 */
export async function lateCode<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode();
  } catch (error) {
    throw error instanceof TypeError ? new ProblemError('offline', PROBLEM_TEXTS.offline) : error;
  }
}
