import { ProblemError } from '#machines/domain/problem.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

/**
 * The API's code comes with the first request: a page that brings its answers along needs none of it.
 * @throws ProblemError where the code does not come: the shop is as far out of reach as its API
 */
function late<Api>(fetchCode: () => Promise<Api>): () => Promise<Api> {
  // Kept, as a second import() waits for a turn of the browser even where the code is here.
  let code: Promise<Api> | null = null;
  return async () => {
    try {
      code ??= fetchCode();
      return await code;
    } catch (error) {
      code = null;
      throw error instanceof TypeError ? new ProblemError('offline', PROBLEM_TEXTS.offline) : error;
    }
  };
}

export const catalogueApi = late(() => import('./catalogue-api.ts'));
export const suggestionsApi = late(() => import('./suggestions-api.ts'));
export const lateAuthApi = late(() => import('./auth-api.ts').then(({ authApi }) => authApi));
