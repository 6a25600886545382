import { ProblemError } from '#machines/domain/problem.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

/**
 * The API's code comes with the first request: a page that brings its answers along needs none of it. Where it is here,
 * the request leaves in the same turn: before what the touch changes is drawn, not after.
 * @throws ProblemError where the code does not come: the shop is as far out of reach as its API
 */
function late<Api>(fetchCode: () => Promise<Api>) {
  let here: Api | null = null;
  return async <Answer>(ask: (api: Api) => Answer): Promise<Awaited<Answer>> => {
    try {
      here ??= await fetchCode();
    } catch (error) {
      throw error instanceof TypeError ? new ProblemError('offline', PROBLEM_TEXTS.offline) : error;
    }
    return await ask(here);
  };
}

export const catalogueApi = late(() => import('./catalogue-api.ts'));
export const suggestionsApi = late(() => import('./suggestions-api.ts'));
export const lateAuthApi = late(() => import('./auth-api.ts').then(({ authApi }) => authApi));
