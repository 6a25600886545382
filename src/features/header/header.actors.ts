import { fromPromise } from 'xstate';
import { headerMachine } from '#machines/header/header.machine.ts';
import type { Suggestions } from '#machines/header/suggestions.ts';
import { fetchSuggestions } from './suggestions-api.ts';

export const header = headerMachine.provide({
  actors: {
    suggest: fromPromise<Suggestions, { text: string }>(({ input, signal }) => fetchSuggestions(input.text, signal)),
  },
});
