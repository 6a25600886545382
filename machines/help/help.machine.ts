import { assertEvent, assign, setup } from 'xstate';
import type { NavigationKind } from '#machines/domain/routes.ts';
import { type FoundGroup, foundIds, isSearchable } from './faq-search.ts';

type HelpInput = {
  /** The ids of the questions that are open at first. */
  open: readonly string[];
};

type HelpContext = {
  /** The search text as typed. */
  text: string;
  /** The questions that the search has found; none without a search. */
  found: readonly FoundGroup[];
  /** The ids of the questions whose answers are open. */
  open: readonly string[];
  /** The ids that were open before the search. Clearing the search opens them again. */
  openBefore: readonly string[];
  /** The ids that are open where the page is opened by a link. */
  openAtFirst: readonly string[];
};

export type HelpEvent =
  | { type: 'help.reached'; kind: NavigationKind }
  | { type: 'shopper.signedOut' }
  /** Only the help page loads the questions, so the page searches them and sends what it finds. */
  | { type: 'search.changed'; text: string; found: readonly FoundGroup[] }
  | { type: 'search.cleared' }
  | { type: 'question.toggled'; id: string };

/** The question whose answer is open at first. HLP-1. */
export const HELP_INPUT: HelpInput = { open: ['delivery-cost'] };

/** The help page lists questions with their answers and can be searched. HLP-1. */
export const helpMachine = setup({
  types: { input: {} as HelpInput, context: {} as HelpContext, events: {} as HelpEvent },
  guards: {
    isByLink: ({ event }) => event.type === 'help.reached' && event.kind !== 'pop',
    isBlank: ({ event }) => event.type === 'search.changed' && !isSearchable(event.text),
    isFound: ({ event }) => event.type === 'search.changed' && event.found.length > 0,
  },
  actions: {
    rememberText: assign({
      text: ({ event }) => {
        assertEvent(event, 'search.changed');
        return event.text;
      },
    }),
    forgetText: assign({ text: '' }),
    closeQuestions: assign({ openBefore: ({ context }) => context.openAtFirst }),
    showFound: assign(({ event }) => {
      assertEvent(event, 'search.changed');
      return { found: event.found, open: foundIds(event.found) };
    }),
    showAll: assign(({ context }) => ({ found: [], open: context.openBefore })),
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
    text: '',
    found: [],
    open: input.open,
    openBefore: input.open,
    openAtFirst: input.open,
  }),
  initial: 'browsing',
  on: {
    'help.reached': {
      guard: 'isByLink',
      target: '.browsing',
      actions: ['forgetText', 'closeQuestions'],
      description: 'A link shows all questions, as on the first visit. Back and Forward show the page as it was left.',
      meta: { covers: ['HLP-1', 'RTE-5'] },
    },
    'shopper.signedOut': {
      target: '.browsing',
      actions: ['forgetText', 'closeQuestions'],
      description: 'A shopper who signs out leaves nothing of what they have typed to the next one.',
      meta: { covers: ['STO-4'] },
    },
    'search.changed': [
      {
        guard: 'isBlank',
        target: '.browsing',
        actions: 'rememberText',
        description: 'The text is blank, so all questions are shown.',
      },
      {
        guard: 'isFound',
        target: '.found',
        actions: ['rememberText', 'showFound'],
        description: 'The questions are filtered while the shopper types.',
        meta: { covers: ['HLP-1'] },
      },
      { target: '.nothingFound', actions: ['rememberText', 'showFound'], meta: { covers: ['HLP-1'] } },
    ],
    'search.cleared': {
      target: '.browsing',
      actions: 'forgetText',
      description: 'Clearing the search shows all questions again. Those that were open before the search are open.',
      meta: { covers: ['HLP-1'] },
    },
  },
  states: {
    browsing: {
      description: 'All questions are listed in their groups. The shopper opens and closes the answers.',
      meta: { covers: ['HLP-1'] },
      entry: 'showAll',
      exit: 'rememberOpen',
      on: { 'question.toggled': { actions: 'toggleQuestion' } },
    },
    found: {
      description: 'Only matching questions are shown. They are counted and open, and the matching words are marked.',
      meta: { covers: ['HLP-1'] },
      on: { 'question.toggled': { actions: 'toggleQuestion' } },
    },
    nothingFound: {
      description: 'No question matches the search. The page offers to clear the search or to contact a person.',
      meta: { covers: ['HLP-1'] },
    },
  },
});
