import { assertEvent, assign, emit, fromPromise, not, setup, stateIn } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { type Problem, problemOf } from '#machines/domain/problem.ts';
import { cleanText } from '#machines/domain/typed-text.ts';
import type { HeaderEvent, HeaderFact } from './header.events.ts';
import {
  highlightedHref,
  keptHighlight,
  NO_SUGGESTIONS,
  nextHighlight,
  previousHighlight,
  type Suggestions,
} from './suggestions.ts';

export type HeaderContext = {
  text: string;
  suggestions: Suggestions;
  /** Place of the suggestion that the arrow keys have reached; null while it is the typed text. */
  highlighted: number | null;
  problem: Problem | null;
};

/** What stands above every page: its panels, one at a time, and the search with its suggestions. HDR-1 to HDR-5. */
export const headerMachine = setup({
  types: { context: {} as HeaderContext, events: {} as HeaderEvent, emitted: {} as HeaderFact },
  actors: {
    suggest: fromPromise<Suggestions, { text: string }>(NOT_PROVIDED),
  },
  guards: {
    isSignedIn: stateIn('#header.account.signedIn'),
    isWorthSuggesting: ({ event }) => event.type === 'search.typed' && cleanText(event.text).trim().length >= 2,
    hasText: ({ event }) => event.type === 'search.submitted' && cleanText(event.text).trim() !== '',
    isHighlighted: ({ context }) => context.highlighted !== null,
    hasSuggestions: ({ context }) => context.suggestions.length > 0,
  },
  actions: {
    rememberText: assign({
      text: ({ event }) => {
        assertEvent(event, 'search.typed');
        return event.text;
      },
      highlighted: null,
    }),
    rememberSuggestions: assign(({ context }, found: Suggestions) => ({
      suggestions: found,
      highlighted: keptHighlight(context, found),
    })),
    highlightNext: assign({
      highlighted: ({ context }) => nextHighlight(context.highlighted, context.suggestions.length),
    }),
    highlightPrevious: assign({
      highlighted: ({ context }) => previousHighlight(context.highlighted, context.suggestions.length),
    }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    forgetSearch: assign({ text: '', suggestions: NO_SUGGESTIONS, highlighted: null, problem: null }),
    forgetSuggestions: assign({ suggestions: NO_SUGGESTIONS, highlighted: null }),
    reportPanelOpened: emit({ type: 'header.panel.opened' }),
    reportPanelClosed: emit({ type: 'header.panel.closed' }),
    requestPage: emit((_, href: string) => ({
      type: 'navigation.requested',
      href,
      kind: 'push',
      preserveScroll: false,
    })),
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
    panels: {
      description: 'What of the header stands over the page: nothing, or one of its panels.',
      initial: 'barred',
      states: {
        barred: {
          description: 'The age gate or the checkout stands over the page: no panel opens.',
          meta: { covers: ['AGE-7'] },
          on: { 'page.uncovered': 'closed' },
        },
        closed: {
          description: 'No panel stands over the page.',
          on: {
            'menu.opened': 'open.menu',
            'accountMenu.opened': {
              description: 'There is an account only for who is signed in.',
              meta: { covers: ['HDR-3'] },
              guard: 'isSignedIn',
              target: 'open.accountMenu',
            },
            'appCode.opened': 'open.appCode',
            'searchPanel.opened': 'open.searchPanel',
            'page.covered': 'barred',
          },
        },
        open: {
          description: 'One panel stands over the page; opening another one closes it. Coming to a page closes it too.',
          tags: ['open'],
          entry: 'reportPanelOpened',
          exit: 'reportPanelClosed',
          initial: 'menu',
          on: {
            'menu.opened': '.menu',
            'accountMenu.opened': { guard: 'isSignedIn', target: '.accountMenu' },
            'appCode.opened': '.appCode',
            'searchPanel.opened': '.searchPanel',
            'panel.dismissed': { description: 'The filters have opened in its place.', target: 'closed' },
            'page.reached': { meta: { covers: ['HDR-4'] }, target: 'closed' },
            'page.covered': 'barred',
          },
          states: {
            menu: {
              description: 'The side drawer of narrow screens. Escape, a click outside and following a link close it.',
              meta: { covers: ['HDR-4'] },
              on: { 'menu.dismissed': '#header.panels.closed', 'menu.opened': undefined },
            },
            accountMenu: {
              description: 'What the avatar opens: name, Profile, Orders and Logout.',
              meta: { covers: ['HDR-3'] },
              on: {
                'accountMenu.dismissed': '#header.panels.closed',
                'shopper.signedOut': '#header.panels.closed',
                'accountMenu.opened': undefined,
              },
            },
            appCode: {
              description: "What 'Download App' opens: the QR code of the app, with its caption.",
              meta: { covers: ['HDR-1'] },
              on: { 'appCode.dismissed': '#header.panels.closed', 'appCode.opened': undefined },
            },
            searchPanel: {
              description: 'On narrow screens the search field stands under the header with the focus in it.',
              on: { 'searchPanel.dismissed': '#header.panels.closed', 'searchPanel.opened': undefined },
            },
          },
        },
      },
    },
    account: {
      description: 'Whether there is an account to open a menu for.',
      initial: 'signedOut',
      states: {
        signedOut: {
          description: 'Nobody is known to be signed in: Login and Sign Up stand in the header.',
          meta: { covers: ['HDR-3'] },
          on: { 'shopper.signedIn': 'signedIn' },
        },
        signedIn: {
          description: 'Somebody is signed in: the avatar stands in the header.',
          meta: { covers: ['HDR-3'] },
          on: { 'shopper.signedOut': 'signedOut' },
        },
      },
    },
    search: {
      description: 'What is typed, and the asking for suggestions. They never stand in the way of plain Enter.',
      initial: 'idle',
      on: {
        'search.submitted': [
          {
            description: 'Enter on a highlighted suggestion follows it.',
            meta: { covers: ['HDR-5'] },
            guard: 'isHighlighted',
            target: '.idle',
            actions: [{ type: 'requestPage', params: ({ context }) => highlightedHref(context) }, 'forgetSearch'],
          },
          {
            description: 'A blank search is ignored.',
            meta: { covers: ['HDR-1'] },
            guard: 'hasText',
            target: '.idle',
            actions: [
              {
                type: 'requestPage',
                params: ({ event }) => `/products?${new URLSearchParams({ search: cleanText(event.text).trim() })}`,
              },
              'forgetSearch',
            ],
          },
        ],
        'search.typed': [
          { guard: 'isWorthSuggesting', target: '.waiting', actions: 'rememberText' },
          { target: '.idle', actions: ['rememberText', 'forgetSuggestions'] },
        ],
        'suggestion.chosen': { guard: 'hasSuggestions', target: '.idle' },
        'page.reached': { target: '.idle', actions: 'forgetSearch' },
      },
      states: {
        idle: { description: 'Nothing is asked.' },
        waiting: {
          description: 'The shopper is typing; nothing is asked until they pause. What was suggested before stays.',
          on: { 'suggestions.dismissed': { target: 'idle', actions: 'forgetSuggestions' } },
          after: { typingPause: 'looking' },
        },
        looking: {
          description: 'The catalogue is asked for products, brands and categories like the text.',
          tags: ['busy'],
          on: { 'suggestions.dismissed': { target: 'idle', actions: 'forgetSuggestions' } },
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ text: context.text }),
            onDone: {
              target: 'idle',
              actions: { type: 'rememberSuggestions', params: ({ event }) => event.output },
            },
            onError: {
              target: 'unavailable',
              actions: [{ type: 'rememberProblem', params: ({ event }) => event }, 'forgetSuggestions'],
            },
          },
        },
        unavailable: { description: 'Suggestions could not be had. Searching still works, so nothing is said.' },
      },
    },
    suggestions: {
      description: 'Whether a list of suggestions stands under the field.',
      initial: 'hidden',
      states: {
        hidden: {
          description: 'Nothing is suggested.',
          always: { guard: 'hasSuggestions', target: 'listed' },
        },
        listed: {
          description: 'A list of suggestions under the field: arrows, Enter, Escape.',
          tags: ['open'],
          meta: { covers: ['HDR-5'] },
          always: { guard: not('hasSuggestions'), target: 'hidden' },
          on: {
            'suggestions.dismissed': { target: 'hidden', actions: 'forgetSuggestions' },
            'highlight.advanced': { actions: 'highlightNext' },
            'highlight.reversed': { actions: 'highlightPrevious' },
            'suggestion.chosen': {
              target: 'hidden',
              actions: [{ type: 'requestPage', params: ({ event }) => event.href }, 'forgetSearch'],
            },
          },
        },
      },
    },
  },
});
