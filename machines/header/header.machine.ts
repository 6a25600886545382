import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { NavigationRequest } from '#machines/domain/navigation.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { type Problem, problemOf } from '#machines/domain/problem.ts';
import { NO_SUGGESTIONS, nextHighlight, previousHighlight, type Suggestions } from './suggestions.ts';

export type HeaderContext = {
  text: string;
  suggestions: Suggestions;
  /** Place of the suggestion that the arrow keys have reached; null while it is the typed text. */
  highlighted: number | null;
  problem: Problem | null;
};

export type HeaderEvent =
  | { type: 'address.changed' }
  | { type: 'menu.opened' }
  | { type: 'menu.dismissed' }
  | { type: 'accountMenu.opened' }
  | { type: 'accountMenu.dismissed' }
  | { type: 'appCode.opened' }
  | { type: 'appCode.dismissed' }
  | { type: 'searchPanel.opened' }
  | { type: 'searchPanel.dismissed' }
  | { type: 'search.typed'; text: string }
  | { type: 'search.submitted'; text: string }
  | { type: 'highlight.advanced' }
  | { type: 'highlight.reversed' }
  | { type: 'suggestion.chosen'; href: string }
  | { type: 'suggestions.dismissed' };

/** Facts for the rest of the shop. */
export type HeaderFact = NavigationRequest;

/** What stands above every page: the drawer, the menus, the app's QR code, and the search with its suggestions. HDR-1 to HDR-5. */
export const headerMachine = setup({
  types: { context: {} as HeaderContext, events: {} as HeaderEvent, emitted: {} as HeaderFact },
  actors: {
    suggest: fromPromise<Suggestions, { text: string }>(NOT_PROVIDED),
  },
  guards: {
    isWorthSuggesting: ({ event }) => event.type === 'search.typed' && event.text.trim().length >= 2,
    hasText: ({ event }) => event.type === 'search.submitted' && event.text.trim() !== '',
    isHighlighted: ({ context }) => context.highlighted !== null,
    hasSuggestions: ({ context }) => context.suggestions.length > 0,
    isFound: (_, found: Suggestions) => found.length > 0,
  },
  actions: {
    rememberText: assign({
      text: ({ event }) => {
        assertEvent(event, 'search.typed');
        return event.text;
      },
      highlighted: null,
    }),
    rememberSuggestions: assign({ suggestions: (_, found: Suggestions) => found, highlighted: null }),
    highlightNext: assign({
      highlighted: ({ context }) => nextHighlight(context.highlighted, context.suggestions.length),
    }),
    highlightPrevious: assign({
      highlighted: ({ context }) => previousHighlight(context.highlighted, context.suggestions.length),
    }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    forgetSearch: assign({ text: '', suggestions: NO_SUGGESTIONS, highlighted: null, problem: null }),
    forgetSuggestions: assign({ suggestions: NO_SUGGESTIONS, highlighted: null }),
    requestSearchPage: emit(({ event }) => {
      assertEvent(event, 'search.submitted');
      const search = new URLSearchParams({ search: event.text.trim() });
      return { type: 'navigation.requested', href: `/products?${search}`, kind: 'push', preserveScroll: false };
    }),
    requestHighlightedPage: emit(({ context }) => {
      const suggestion = context.suggestions[context.highlighted ?? -1];
      if (!suggestion) throw new Error('requestHighlightedPage runs while a suggestion is highlighted');
      return { type: 'navigation.requested', href: suggestion.href, kind: 'push', preserveScroll: false };
    }),
    requestSuggestedPage: emit(({ event }) => {
      assertEvent(event, 'suggestion.chosen');
      return { type: 'navigation.requested', href: event.href, kind: 'push', preserveScroll: false };
    }),
  },
  delays: {
    /** Long enough that a word typed in one go asks once. */
    typingPause: 150,
  },
}).createMachine({
  id: 'header',
  context: { text: '', suggestions: NO_SUGGESTIONS, highlighted: null, problem: null },
  type: 'parallel',
  states: {
    menu: {
      description: 'The side drawer that holds the links on narrow screens.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The drawer is away.',
          on: { 'menu.opened': 'open' },
        },
        open: {
          description:
            "The drawer stands over the page. Escape, a click outside, following a link and 'Download App' close it.",
          tags: ['open'],
          meta: { covers: ['HDR-4'] },
          on: { 'menu.dismissed': 'closed', 'appCode.opened': 'closed', 'address.changed': 'closed' },
        },
      },
    },
    accountMenu: {
      description: 'What the avatar of a signed-in shopper opens on wide screens.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Only the avatar shows.',
          on: { 'accountMenu.opened': 'open' },
        },
        open: {
          description: 'Name, Profile, Orders and Logout. Escape, a click outside and choosing one of them close it.',
          tags: ['open'],
          meta: { covers: ['HDR-3'] },
          on: { 'accountMenu.dismissed': 'closed', 'address.changed': 'closed' },
        },
      },
    },
    appCode: {
      description: "What 'Download App' opens.",
      initial: 'closed',
      states: {
        closed: {
          description: 'The QR code is away.',
          on: { 'appCode.opened': 'open' },
        },
        open: {
          description: 'The QR code of the app download is shown with its caption.',
          tags: ['open'],
          meta: { covers: ['HDR-1'] },
          on: { 'appCode.dismissed': 'closed', 'address.changed': 'closed' },
        },
      },
    },
    searchPanel: {
      description: 'Where the search field is on narrow screens.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Only the search button shows.',
          on: { 'searchPanel.opened': 'open' },
        },
        open: {
          description: 'The search field stands under the header with the focus in it.',
          tags: ['open'],
          on: { 'searchPanel.dismissed': 'closed', 'menu.opened': 'closed', 'address.changed': 'closed' },
        },
      },
    },
    search: {
      description: 'Suggestions for what is being typed. They never stand in the way of plain Enter.',
      initial: 'idle',
      on: {
        'search.submitted': [
          { guard: 'isHighlighted', target: '.idle', actions: ['requestHighlightedPage', 'forgetSearch'] },
          { guard: 'hasText', target: '.idle', actions: ['requestSearchPage', 'forgetSearch'] },
        ],
        'search.typed': [
          { guard: 'isWorthSuggesting', target: '.waiting', actions: 'rememberText' },
          { target: '.idle', actions: ['rememberText', 'forgetSuggestions'] },
        ],
        'highlight.advanced': { guard: 'hasSuggestions', actions: 'highlightNext' },
        'highlight.reversed': { guard: 'hasSuggestions', actions: 'highlightPrevious' },
        'suggestion.chosen': {
          guard: 'hasSuggestions',
          target: '.idle',
          actions: ['requestSuggestedPage', 'forgetSearch'],
        },
        'suggestions.dismissed': { target: '.idle', actions: 'forgetSuggestions' },
        'address.changed': { target: '.idle', actions: 'forgetSearch' },
      },
      states: {
        idle: {
          description: 'Nothing is suggested.',
          on: { 'suggestions.dismissed': undefined },
        },
        waiting: {
          description: 'The shopper is typing; nothing is asked until they pause. What was suggested before stays.',
          after: { typingPause: 'looking' },
        },
        looking: {
          description: 'The catalogue is asked for products, brands and categories like the text.',
          tags: ['busy'],
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ text: context.text }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'suggesting',
                actions: { type: 'rememberSuggestions', params: ({ event }) => event.output },
              },
              { target: 'idle', actions: 'forgetSuggestions' },
            ],
            onError: {
              target: 'unavailable',
              actions: [
                { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
                'forgetSuggestions',
              ],
            },
          },
        },
        suggesting: {
          description: 'A list of suggestions under the field: arrows, Enter, Escape.',
          tags: ['open'],
          meta: { covers: ['HDR-5'] },
        },
        unavailable: {
          description: 'Suggestions could not be had. Searching still works, so nothing is said.',
          on: { 'suggestions.dismissed': undefined },
        },
      },
    },
  },
});
