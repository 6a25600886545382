import { and, assertEvent, assign, emit, fromCallback, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { routeOf } from '#machines/domain/routes.ts';
import type { HistoryEntry, NavigationEvent, NavigationFact, ScrollTarget } from './navigation.events.ts';
import { type ScrollPositions, withPosition } from './scroll-positions.ts';

export type NavigationContext = {
  /** The history entry being shown; null before the history has been read. */
  entry: HistoryEntry | null;
  /** How far the pages left behind were scrolled, by the keys of their entries. */
  positions: ScrollPositions;
  target: ScrollTarget;
  /** How often the shopper has come to a page since the first: each time its heading takes the focus. */
  arrivals: number;
};

const TOP: ScrollTarget = { top: 0, smooth: false };

/** How the shopper gets about: history, scroll position, and the focus that follows them. RTE-5, CAT-2. */
export const navigationMachine = setup({
  types: { context: {} as NavigationContext, events: {} as NavigationEvent, emitted: {} as NavigationFact },
  actors: {
    watchHistory: fromCallback<NavigationEvent>(NOT_PROVIDED),
    /** Scrolls to the target as soon as the page is tall enough, and tells of it; or that the shopper scrolls. */
    seekPosition: fromCallback<NavigationEvent, ScrollTarget>(NOT_PROVIDED),
    seekFragment: fromCallback<NavigationEvent, { fragment: string }>(NOT_PROVIDED),
  },
  guards: {
    isPagePreserved: ({ event }) => event.type === 'history.changed' && event.preserveScroll,
    /** Links to '#...' and Back between them: the browser makes the entries, and the page stays. */
    isWithinPage: ({ context: { entry }, event }) =>
      event.type === 'history.changed' &&
      event.kind === 'pop' &&
      event.entry.address.path === entry?.address.path &&
      event.entry.address.search === entry.address.search,
    hasFragment: ({ event }) =>
      (event.type === 'history.read' || event.type === 'history.changed') && event.entry.fragment !== '',
  },
  actions: {
    changeHistory: (_, _request: Extract<NavigationEvent, { type: 'page.requested' }>) => NOT_PROVIDED(),
    /** The entry that the browser has made belongs to its page, or Back would not find the way to its position. */
    labelEntry: (_, _entry: { key: string }) => NOT_PROVIDED(),
    scrollAsFarAsPossible: (_, _target: ScrollTarget) => NOT_PROVIDED(),
    rememberEntry: assign({
      entry: ({ event }) => {
        assertEvent(event, ['history.read', 'history.changed']);
        return event.entry;
      },
    }),
    rememberPosition: assign(({ context: { entry, positions }, event }) => {
      assertEvent(event, 'history.changed');
      return {
        positions: entry === null ? positions : withPosition(positions, entry.key, event.leftAt),
      };
    }),
    aim: assign(({ context: { positions }, event }) => {
      assertEvent(event, 'history.changed');
      const top = event.kind === 'pop' ? (positions[event.entry.key] ?? 0) : 0;
      return { target: { top, smooth: event.smoothScroll } };
    }),
    aimAtTop: assign({ target: TOP }),
    /** Nothing here fails but by a bug: the root reports it. */
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
    countArrival: assign({ arrivals: ({ context }) => context.arrivals + 1 }),
    reportPage: emit(({ event }) => {
      assertEvent(event, ['history.read', 'history.changed']);
      const kind = event.type === 'history.read' ? 'pop' : event.kind;
      return { type: 'navigation.page.reached', route: routeOf(event.entry.address), kind };
    }),
  },
  delays: {
    /** For so long after an arrival what closes does so because of it, and gives the focus to the page's heading. */
    arrivalTime: 1000,
    /** How long a page may take to grow to its former height. */
    patience: 2000,
  },
}).createMachine({
  id: 'navigation',
  context: { entry: null, positions: {}, target: TOP, arrivals: 0 },
  type: 'parallel',
  invoke: {
    id: 'watchHistory',
    src: 'watchHistory',
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  on: {
    'page.requested': {
      description: 'A link was followed, or a flow leads on. The history changes, and then tells of it.',
      actions: { type: 'changeHistory', params: ({ event }) => event },
    },
  },
  states: {
    place: {
      description: 'Which entry of the history is shown.',
      initial: 'unread',
      states: {
        unread: {
          description: 'Before the history has been read: no page is known.',
          on: { 'history.read': { target: 'known', actions: ['rememberEntry', 'reportPage'] } },
        },
        known: {
          description: 'The address names the page. Every change of it is told to the shop.',
          on: {
            'history.changed': [
              {
                description: 'A link to a place within the page was followed, or left again by Back.',
                guard: 'isWithinPage',
                actions: [
                  { type: 'labelEntry', params: ({ context }) => ({ key: context.entry?.key ?? '' }) },
                  'aimAtTop',
                ],
              },
              {
                description: 'How far the page was scrolled is kept for Back.',
                meta: { covers: ['RTE-5'] },
                actions: ['rememberPosition', 'rememberEntry', 'aim', 'reportPage'],
              },
            ],
          },
        },
      },
    },
    arrival: {
      description: 'Whether the shopper has only just come to the page: its heading then has the focus.',
      initial: 'settled',
      on: {
        'history.changed': [
          { guard: 'isWithinPage' },
          { description: 'Filters change the address, not the page.', guard: 'isPagePreserved' },
          { target: '.arriving', actions: 'countArrival' },
        ],
        'page.revealed': {
          description: 'The age gate has opened: the page behind it begins at its heading.',
          meta: { covers: ['AGE-7'] },
          target: '.arriving',
          actions: 'countArrival',
        },
      },
      states: {
        settled: { description: 'What closes now gives the focus back to what had opened it.' },
        arriving: {
          description: 'What closes now does so because of the new page: the heading keeps the focus.',
          meta: { covers: ['RTE-5'] },
          after: { arrivalTime: 'settled' },
        },
      },
    },
    scroll: {
      description: 'Whether the page is still on its way to where it was left, or to its top.',
      initial: 'free',
      on: {
        'history.read': { guard: 'hasFragment', target: '.seekingFragment' },
        'history.changed': [
          { guard: and(['isWithinPage', 'hasFragment']), target: '.seekingFragment' },
          { guard: 'isWithinPage', target: '.seekingPosition' },
          { guard: 'isPagePreserved' },
          { target: '.seekingPosition' },
        ],
      },
      states: {
        free: { description: 'The page lies as the shopper has scrolled it.' },
        seekingPosition: {
          description:
            'The page is scrolled to its place as soon as it is tall enough, unless the shopper scrolls first.',
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
              description: 'The page stays shorter than it was: it is scrolled as far as it goes.',
              target: 'free',
              actions: { type: 'scrollAsFarAsPossible', params: ({ context }) => context.target },
            },
          },
        },
        seekingFragment: {
          description: "What the address names ('#processing') is brought into view as soon as the page holds it.",
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
