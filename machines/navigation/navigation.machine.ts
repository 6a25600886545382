import { and, assertEvent, assign, emit, fromCallback, not, setup, stateIn } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { ownEntry } from '#machines/domain/own-entry.ts';
import { routeOf } from '#machines/domain/routes.ts';
import type { HistoryEntry, NavigationEvent, NavigationFact, ScrollTarget } from './navigation.events.ts';
import { type ScrollPositions, withPosition } from './scroll-positions.ts';

type NavigationContext = {
  /** The history entry being shown; null before the history has been read. */
  entry: HistoryEntry | null;
  /** The scroll positions of earlier pages, by the keys of their entries. */
  positions: ScrollPositions;
  target: ScrollTarget;
  /** The number of pages opened after the first. Each time the page's heading takes the focus. */
  openedPages: number;
};

const TOP: ScrollTarget = { top: 0, smooth: false };

/** The first page of a visit, and one that is loaded again, are shown as by Back. */
const REOPENED = { kind: 'pop', smoothScroll: false } as const;

/** The navigation manages history, scroll position and focus. RTE-5, CAT-2. */
export const navigationMachine = setup({
  types: { context: {} as NavigationContext, events: {} as NavigationEvent, emitted: {} as NavigationFact },
  actors: {
    watchHistory: fromCallback<NavigationEvent>(NOT_PROVIDED),
    /** Reports when the page stays at the target or when the shopper scrolled first. */
    seekPosition: fromCallback<NavigationEvent, ScrollTarget>(NOT_PROVIDED),
    seekFragment: fromCallback<NavigationEvent, { fragment: string }>(NOT_PROVIDED),
  },
  guards: {
    isPagePreserved: ({ event }) => event.type === 'history.changed' && event.preserveScroll,
    /** For links to '#...' and Back between them the browser itself makes the entries, and the page stays. */
    isWithinPage: ({ context: { entry }, event }) =>
      event.type === 'history.changed' &&
      event.kind === 'pop' &&
      event.entry.address.path === entry?.address.path &&
      event.entry.address.search === entry.address.search,
    isSeekingPosition: stateIn({ scroll: 'seekingPosition' }),
    /** Where the browser has restored the position itself, or the shopper has scrolled, the page stays there. */
    isFormerPositionLost: ({ event }) =>
      event.type === 'history.read' && event.scrolledTo === 0 && (ownEntry(event.positions, event.entry.key) ?? 0) > 0,
    hasSeveralPages: ({ context: { entry } }) => entry !== null && entry.pages > 1,
    hasFragment: ({ event }) =>
      (event.type === 'history.read' || event.type === 'history.changed') && event.entry.fragment !== '',
  },
  actions: {
    changeHistory: (_, _request: Extract<NavigationEvent, { type: 'page.requested' }>) => NOT_PROVIDED(),
    /** The browser's entry gets its page's key, so that Back finds the scroll position. */
    labelEntry: (_, _entry: { key: string }) => NOT_PROVIDED(),
    scrollAsFarAsPossible: (_, _target: ScrollTarget) => NOT_PROVIDED(),
    rememberEntry: assign({
      entry: ({ event }) => {
        assertEvent(event, ['history.read', 'history.changed']);
        return event.entry;
      },
    }),
    /** For a reload, and for a page that the browser ends while it is hidden. */
    storePositions: (_, _positions: ScrollPositions) => NOT_PROVIDED(),
    takePositions: assign({
      positions: ({ event }) => {
        assertEvent(event, 'history.read');
        return event.positions;
      },
    }),
    rememberPosition: assign(({ context: { entry, positions }, event }) => {
      assertEvent(event, ['history.changed', 'page.hidden']);
      return {
        positions: entry === null ? positions : withPosition(positions, entry.key, event.leftAt),
      };
    }),
    aim: assign(({ context: { positions }, event }) => {
      assertEvent(event, ['history.read', 'history.changed']);
      const { kind, smoothScroll } = event.type === 'history.read' ? REOPENED : event;
      const top = kind === 'pop' ? (ownEntry(positions, event.entry.key) ?? 0) : 0;
      return { target: { top, smooth: smoothScroll } };
    }),
    aimAtTop: assign({ target: TOP }),
    /** Only a bug can cause this error, so the root reports it. */
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
    countPage: assign({ openedPages: ({ context }) => context.openedPages + 1 }),
    reportPage: emit(({ event }) => {
      assertEvent(event, ['history.read', 'history.changed']);
      const { kind } = event.type === 'history.read' ? REOPENED : event;
      const { address, pages } = event.entry;
      return { type: 'navigation.page.reached', route: routeOf(address), kind, pages };
    }),
  },
  delays: {
    /** A panel that closes within this time closes because of the new page and leaves the focus on its heading. */
    openingTime: 1000,
    /** A page may need this long to grow to its former height. */
    patience: 2000,
    /** A slow answer, or a list whose pages are loaded one after the other, may need this long. */
    longPatience: 10_000,
  },
}).createMachine({
  id: 'navigation',
  context: { entry: null, positions: {}, target: TOP, openedPages: 0 },
  type: 'parallel',
  invoke: {
    id: 'watchHistory',
    src: 'watchHistory',
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  on: {
    'page.requested': {
      description: "A link was followed or a flow asked for another page. The browser's history changes.",
      actions: { type: 'changeHistory', params: ({ event }) => event },
    },
  },
  states: {
    place: {
      description: 'The shop follows the address of the browser.',
      initial: 'unread',
      states: {
        unread: {
          description: 'The address has not been read yet, so no page is known.',
          on: {
            'history.read': { target: 'known', actions: ['takePositions', 'rememberEntry', 'aim', 'reportPage'] },
          },
        },
        known: {
          description: 'The page of the present address is shown. Every change of the address is reported to the shop.',
          on: {
            'history.changed': [
              {
                description: 'The shopper followed a link within the page, or went Back from one.',
                guard: 'isWithinPage',
                actions: [
                  { type: 'labelEntry', params: ({ context }) => ({ key: context.entry?.key ?? '' }) },
                  'aimAtTop',
                ],
              },
              {
                description: 'The scroll position of the old page is remembered for Back.',
                meta: { covers: ['RTE-5'] },
                actions: ['rememberPosition', 'rememberEntry', 'aim', 'reportPage'],
              },
            ],
            'page.hidden': [
              {
                description:
                  'The page has not reached its position yet, so the former one stays. Those of the pages before it are stored.',
                guard: 'isSeekingPosition',
                meta: { covers: ['RTE-5'] },
                actions: { type: 'storePositions', params: ({ context }) => context.positions },
              },
              {
                description: 'The scroll positions are stored for a reload.',
                meta: { covers: ['RTE-5'] },
                actions: ['rememberPosition', { type: 'storePositions', params: ({ context }) => context.positions }],
              },
            ],
          },
        },
      },
    },
    page: {
      description: 'The heading of a newly opened page has the focus.',
      initial: 'settled',
      on: {
        'history.changed': [
          { guard: 'isWithinPage' },
          { description: 'A filter changes the address but not the page.', guard: 'isPagePreserved' },
          { target: '.justOpened', actions: 'countPage' },
        ],
        'page.revealed': {
          description: 'The age gate was closed. The heading of the page takes the focus.',
          meta: { covers: ['AGE-7'] },
          target: '.justOpened',
          actions: 'countPage',
        },
      },
      states: {
        settled: {
          description: 'The page has been open for a while. A panel that closes returns the focus to its button.',
        },
        justOpened: {
          description: "The page has just been opened. A panel that closes leaves the focus on the page's heading.",
          meta: { covers: ['RTE-5'] },
          after: { openingTime: 'settled' },
        },
      },
    },
    scroll: {
      description: 'The page is scrolled to its former position or to its top.',
      initial: 'free',
      on: {
        'history.read': [
          { guard: 'hasFragment', target: '.seekingFragment' },
          {
            description: 'The page has been loaded again and had been scrolled before.',
            guard: 'isFormerPositionLost',
            target: '.seekingPosition',
          },
        ],
        'history.changed': [
          { guard: and(['isWithinPage', 'hasFragment']), target: '.seekingFragment' },
          { guard: 'isWithinPage', target: '.seekingPosition' },
          { guard: 'isPagePreserved' },
          { target: '.seekingPosition' },
        ],
      },
      states: {
        free: { description: 'The shopper controls the scroll position.' },
        seekingPosition: {
          description:
            'The page is scrolled to its position as soon as it is tall enough, and stays there while it loads. Scrolling by the shopper cancels this.',
          meta: { covers: ['RTE-5', 'CAT-2'] },
          invoke: {
            id: 'seekPosition',
            src: 'seekPosition',
            input: ({ context }) => context.target,
            onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
          },
          on: { 'place.reached': 'free', 'shopper.scrolled': 'free' },
          after: {
            patience: {
              description: 'The page is still too short and is scrolled as far as possible for now.',
              guard: not('hasSeveralPages'),
              actions: { type: 'scrollAsFarAsPossible', params: ({ context }) => context.target },
            },
            longPatience: [
              {
                description: 'The pages of the list have not loaded. The page is scrolled as far as possible.',
                guard: 'hasSeveralPages',
                target: 'free',
                actions: { type: 'scrollAsFarAsPossible', params: ({ context }) => context.target },
              },
              {
                description: 'The page has stayed too short or goes on loading. It is left where it is.',
                target: 'free',
              },
            ],
          },
        },
        seekingFragment: {
          description:
            "The section that the address names ('#processing') is scrolled into view as soon as it is rendered.",
          meta: { covers: ['RTE-5'] },
          invoke: {
            id: 'seekFragment',
            src: 'seekFragment',
            input: ({ event }) => {
              assertEvent(event, ['history.read', 'history.changed']);
              return { fragment: event.entry.fragment };
            },
            onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
          },
          on: { 'place.reached': 'free', 'shopper.scrolled': 'free' },
          after: { patience: 'free' },
        },
      },
    },
  },
});
