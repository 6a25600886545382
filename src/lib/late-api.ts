import { ProblemError } from '#machines/domain/problem.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

/**
 * The API's code comes with the first request: a page that brings its answers along needs none of it.
 * @throws ProblemError where the code does not come: the shop is as far out of reach as its API
 */
const late =
  <Api>(fetchCode: () => Promise<Api>) =>
  async (): Promise<Api> => {
    try {
      return await fetchCode();
    } catch (error) {
      throw error instanceof TypeError ? new ProblemError('offline', PROBLEM_TEXTS.offline) : error;
    }
  };

export const catalogueApi = late(() => import('./catalogue-api.ts'));
export const suggestionsApi = late(() => import('./suggestions-api.ts'));
export const lateAuthApi = late(() => import('./auth-api.ts').then(({ authApi }) => authApi));
