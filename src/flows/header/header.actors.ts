import { fromPromise } from 'xstate';
import { headerMachine } from '#machines/header/header.machine.ts';
import type { Suggestions } from '#machines/header/suggestions.ts';
import { lateCode } from '#src/lib/late-code.ts';

export const header = headerMachine.provide({
  actors: {
    suggest: fromPromise<Suggestions, { text: string }>(async ({ input, signal }) => {
      const { fetchSuggestions } = await lateCode(() => import('#src/lib/suggestions-api.ts'));
      return fetchSuggestions(input.text, signal);
    }),
  },
});
