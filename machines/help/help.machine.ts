import { assertEvent, assign, setup } from 'xstate';
import { type FaqGroup, type FoundGroup, foundIds, isSearchable, searchFaq } from './faq-search.ts';

export type HelpInput = {
  groups: readonly FaqGroup[];
  /** Questions that are open from the start, by id. */
  open: readonly string[];
};

export type HelpContext = {
  groups: readonly FaqGroup[];
  /** The search as it was typed. */
  text: string;
  /** What is on the page: all questions, or those that the search has found. */
  shown: readonly FoundGroup[];
  /** The questions whose answer can be read now, by id. */
  open: readonly string[];
  /** Those that were open before the search: it gives them back. */
  openBefore: readonly string[];
};

export type HelpEvent =
  | { type: 'search.changed'; text: string }
  | { type: 'search.cleared' }
  | { type: 'question.toggled'; id: string };

/** Questions and answers, and the search among them. HLP-1. */
export const helpMachine = setup({
  types: { input: {} as HelpInput, context: {} as HelpContext, events: {} as HelpEvent },
  guards: {
    isBlank: ({ event }) => event.type === 'search.changed' && !isSearchable(event.text),
    isFound: ({ context, event }) =>
      event.type === 'search.changed' && searchFaq(context.groups, event.text).length > 0,
  },
  actions: {
    rememberText: assign({
      text: ({ event }) => {
        assertEvent(event, 'search.changed');
        return event.text;
      },
    }),
    forgetText: assign({ text: '' }),
    showFound: assign(({ context }) => {
      const shown = searchFaq(context.groups, context.text);
      return { shown, open: foundIds(shown) };
    }),
    showAll: assign(({ context }) => ({ shown: searchFaq(context.groups, ''), open: context.openBefore })),
    rememberOpen: assign({ openBefore: ({ context }) => context.open }),
    toggleQuestion: assign({
      open: ({ context, event }) => {
        assertEvent(event, 'question.toggled');
        const others = context.open.filter((id) => id !== event.id);
        return others.length < context.open.length ? others : [...others, event.id];
      },
    }),
  },
}).createMachine({
  id: 'help',
  context: ({ input }) => ({
    groups: input.groups,
    text: '',
    shown: searchFaq(input.groups, ''),
    open: input.open,
    openBefore: input.open,
  }),
  initial: 'browsing',
  on: {
    'search.changed': [
      {
        guard: 'isBlank',
        target: '.browsing',
        actions: 'rememberText',
        description: 'A text of spaces is no search, and stays in its field.',
      },
      {
        guard: 'isFound',
        target: '.found',
        actions: ['rememberText', 'showFound'],
        description: 'Filters as one types.',
        meta: { covers: ['HLP-1'] },
      },
      { target: '.nothingFound', actions: ['rememberText', 'showFound'], meta: { covers: ['HLP-1'] } },
    ],
    'search.cleared': {
      target: '.browsing',
      actions: 'forgetText',
      description: 'The way back: all questions, those open that were open before the search.',
      meta: { covers: ['HLP-1'] },
    },
  },
  states: {
    browsing: {
      description: 'All questions in their groups. What is open is what the shopper has opened.',
      meta: { covers: ['HLP-1'] },
      entry: 'showAll',
      exit: 'rememberOpen',
      on: { 'question.toggled': { actions: 'toggleQuestion' } },
    },
    found: {
      description: 'Only the questions that the search has found: counted, opened, the words marked.',
      meta: { covers: ['HLP-1'] },
      on: { 'question.toggled': { actions: 'toggleQuestion' } },
    },
    nothingFound: {
      description: 'No question or answer holds the words. The search can be cleared, and a person can be asked.',
      meta: { covers: ['HLP-1'] },
    },
  },
});
