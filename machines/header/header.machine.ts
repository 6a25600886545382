import { assertEvent, assign, emit, fromPromise, not, setup, stateIn } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { type Problem, problemOf } from '#machines/domain/problem.ts';
import { cleanText } from '#machines/domain/typed-text.ts';
import type { HeaderEvent, HeaderFact } from './header.events.ts';
import {
  highlightedHref,
  movedHighlight,
  NO_SUGGESTIONS,
  nextHighlight,
  previousHighlight,
  type Suggestions,
} from './suggestions.ts';

type HeaderContext = {
  text: string;
  suggestions: Suggestions;
  /** The index of the suggestion that the arrow keys have reached; null while it is the typed text. */
  highlighted: number | null;
  problem: Problem | null;
};

/** The header of every page has panels, of which one at a time is open, and the search. HDR-1 to HDR-5. */
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
      highlighted: movedHighlight(context, found),
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
    /** A word that is typed in one go makes one request. */
    typingPause: 150,
  },
}).createMachine({
  id: 'header',
  context: { text: '', suggestions: NO_SUGGESTIONS, highlighted: null, problem: null },
  type: 'parallel',
  states: {
    panels: {
      description: "The header's panels open over the page, one at a time.",
      initial: 'barred',
      states: {
        barred: {
          description: 'The age gate or the checkout covers the page. No panel can be opened.',
          meta: { covers: ['AGE-7'] },
          on: { 'page.uncovered': 'closed' },
        },
        closed: {
          description: 'All panels are closed.',
          on: {
            'menu.opened': 'open.menu',
            'accountMenu.opened': {
              description: 'Only a signed-in shopper has an account menu.',
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
          description: 'One panel is open over the page. Opening another panel or going to another page closes it.',
          tags: ['open'],
          entry: 'reportPanelOpened',
          exit: 'reportPanelClosed',
          initial: 'menu',
          on: {
            'menu.opened': '.menu',
            'accountMenu.opened': { guard: 'isSignedIn', target: '.accountMenu' },
            'appCode.opened': '.appCode',
            'searchPanel.opened': '.searchPanel',
            'panel.dismissed': { description: 'The filter panel has opened instead.', target: 'closed' },
            'page.reached': { meta: { covers: ['HDR-4'] }, target: 'closed' },
            'page.covered': 'barred',
          },
          states: {
            menu: {
              description:
                'The side menu of narrow screens is open. Escape, a click outside it and its links close it.',
              meta: { covers: ['HDR-4'] },
              on: {
                'menu.dismissed': '#header.panels.closed',
                'menu.opened': undefined,
                'screen.widened': { meta: { covers: ['SCR-1'] }, target: '#header.panels.closed' },
              },
            },
            accountMenu: {
              description: 'The account menu under the avatar is open. It shows the name, Profile, Orders and Logout.',
              meta: { covers: ['HDR-3'] },
              on: {
                'accountMenu.dismissed': '#header.panels.closed',
                'shopper.signedOut': '#header.panels.closed',
                'accountMenu.opened': undefined,
              },
            },
            appCode: {
              description: "The panel of 'Download App' is open. It shows a QR code with a caption.",
              meta: { covers: ['HDR-1'] },
              on: { 'appCode.dismissed': '#header.panels.closed', 'appCode.opened': undefined },
            },
            searchPanel: {
              description: 'The search field of narrow screens is shown below the header and has the focus.',
              on: {
                'searchPanel.dismissed': '#header.panels.closed',
                'searchPanel.opened': undefined,
                'screen.widened': { meta: { covers: ['SCR-1'] }, target: '#header.panels.closed' },
              },
            },
          },
        },
      },
    },
    account: {
      description: 'The header shows the account of a signed-in shopper, or ways to sign in.',
      initial: 'signedOut',
      states: {
        signedOut: {
          description: 'The shopper is not signed in. The header shows Login and Sign Up.',
          meta: { covers: ['HDR-3'] },
          on: { 'shopper.signedIn': 'signedIn' },
        },
        signedIn: {
          description: 'The shopper is signed in. The header shows their avatar.',
          meta: { covers: ['HDR-3'] },
          on: { 'shopper.signedOut': 'signedOut' },
        },
      },
    },
    search: {
      description:
        'The shop looks for suggestions while the shopper types in the search field. Enter always works without them.',
      initial: 'idle',
      on: {
        'search.submitted': [
          {
            description: 'Enter on a highlighted suggestion opens it.',
            meta: { covers: ['HDR-5'] },
            guard: 'isHighlighted',
            target: '.idle',
            actions: [{ type: 'requestPage', params: ({ context }) => highlightedHref(context) }, 'forgetSearch'],
          },
          {
            description: 'Enter opens the list of products that match the text. A blank text is ignored.',
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
        idle: { description: 'The shop is not looking for suggestions.' },
        waiting: {
          description:
            'The shopper is typing. The shop looks for suggestions when they pause. Earlier suggestions stay.',
          on: { 'suggestions.dismissed': { target: 'idle', actions: 'forgetSuggestions' } },
          after: { typingPause: 'looking' },
        },
        looking: {
          description: 'The catalogue is being searched for products, brands and categories that match the text.',
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
        unavailable: { description: 'Suggestions could not be loaded. Searching still works, so no error is shown.' },
      },
    },
    suggestions: {
      description: 'The list of suggestions opens under the search field.',
      initial: 'hidden',
      states: {
        hidden: {
          description: 'No suggestions are shown.',
          always: { guard: 'hasSuggestions', target: 'listed' },
        },
        listed: {
          description:
            'Suggestions are listed under the field. Arrow keys choose one, Enter opens it and Escape closes the list.',
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
