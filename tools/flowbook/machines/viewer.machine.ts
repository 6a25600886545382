import { assign, emit, fromCallback, setup } from 'xstate';
import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import type { Format } from '#tools/flowbook/export/page-formats.ts';
import type { Device } from '#tools/flowbook/live/devices.ts';
import type { ReadLink } from '#tools/flowbook/live/read-link.ts';
import type { Route } from '#tools/flowbook/live/routes.ts';
import type { Width } from '#tools/flowbook/storyboard/storyboard.ts';
import { NOT_PROVIDED } from './not-provided.ts';
import { PANEL_SIZES, type Panel, type PanelSizes, resized } from './panels.ts';
import { toggled } from './toggled.ts';

/** On a narrow screen one of them is seen at a time. */
export const PANES = ['diagram', 'charts', 'shop', 'log'] as const;
export type Pane = (typeof PANES)[number];

/** The folded regions of each chart. */
export type Folded = Readonly<Record<string, readonly string[]>>;

/** The child charts that are shown in each chart. */
export type Opened = Readonly<Record<string, readonly string[]>>;

export type ViewerContext = {
  readonly route: Route;
  readonly device: Device;
  readonly pane: Pane;
  readonly panelsFolded: readonly Panel[];
  readonly panelSizes: PanelSizes;
  readonly folded: Folded;
  readonly opened: Opened;
  /** The transition that is looked at. */
  readonly edge: string | null;
  /** What of the link that was opened says nothing that is known. */
  readonly ignored: readonly string[];
  /** The actor whose events are offered; null for whichever runs the shown chart. */
  readonly actor: string | null;
  /** The number of the happening that is looked back at. */
  readonly moment: number | null;
  readonly query: string;
  /** The flow whose events the sequence shows; null for all. */
  readonly sequenceFlow: string | null;
  /** px: which of the pictures are looked at. */
  readonly width: Width;
  /** The statement that is followed; null for none. */
  readonly requirement: string | null;
  /** Whether diagrams are coloured by what the suites know. */
  readonly isCoverageShown: boolean;
  /** Why a chart was not saved as a file. */
  readonly exportProblem: string;
};

export type ViewerEvent =
  | { type: 'address.changed'; route: Route; edge: string | null }
  | { type: 'page.requested'; href: string }
  | { type: 'device.chosen'; device: Device }
  | { type: 'pane.chosen'; pane: Pane }
  | { type: 'panel.toggled'; panel: Panel }
  | { type: 'panel.resized'; panel: Panel; size: number }
  | { type: 'shop.moved' }
  | { type: 'diagram.isolated' }
  | { type: 'region.toggled'; chart: string; path: string; initially: readonly string[] }
  | { type: 'regions.folded'; chart: string; paths: readonly string[] }
  | { type: 'child.toggled'; chart: string; child: string }
  | { type: 'edge.chosen'; edge: string | null }
  | { type: 'actor.chosen'; actor: string }
  | { type: 'moment.chosen'; moment: number }
  | { type: 'moment.left' }
  | { type: 'report.shown'; moment: number }
  | { type: 'shop.opened' }
  | { type: 'run.started' }
  | { type: 'sequence.filtered'; flow: string | null }
  | { type: 'sequence.reversed' }
  | { type: 'search.opened' }
  | { type: 'query.typed'; query: string }
  | { type: 'search.closed' }
  | { type: 'width.chosen'; width: Width }
  | { type: 'requirement.chosen'; requirement: string | null }
  | { type: 'coverage.toggled' }
  | { type: 'export.requested'; chart: string; format: Format }
  | { type: 'export.failed'; problem: string }
  | { type: 'report.requested' }
  | { type: 'link.requested' }
  | { type: 'notice.dismissed' }
  | { type: 'outline.chosen' }
  | { type: 'drawing.chosen' };

/** For the rest of Flowbook: the moment that is shown now, null for the last. */
export type ViewerFact = { type: 'moment.shown'; moment: number | null };

/** The folded regions without those around the state that an address leads to. */
function unfoldedFor(route: Route, folded: Folded): Folded {
  if (route.page !== 'chart') return folded;
  const { chart, state } = route;
  const own = ownEntry(folded, chart)?.filter((region) => region === state || !isWithin(state, region));
  return own === undefined ? folded : { ...folded, [chart]: own };
}

/** What a designer looks at: by the address a page, and beside it a device, a moment, and what the search has found. */
export const viewerMachine = setup({
  types: {
    context: {} as ViewerContext,
    events: {} as ViewerEvent,
    input: {} as { route: Route; read?: ReadLink },
    emitted: {} as ViewerFact,
  },
  actors: { watchAddress: fromCallback<ViewerEvent>(NOT_PROVIDED) },
  actions: {
    copyReport: () => NOT_PROVIDED(),
    copyLink: () => NOT_PROVIDED(),
    saveExport: (_, _export: { chart: string; format: Format }) => NOT_PROVIDED(),
    goTo: (_, _page: { href: string }) => NOT_PROVIDED(),
    remember: assign((_, given: Partial<ViewerContext>) => given),
    follow: assign(({ context: { folded }, event }) =>
      event.type === 'address.changed'
        ? {
            route: event.route,
            edge: event.edge,
            actor: null,
            exportProblem: '',
            folded: unfoldedFor(event.route, folded),
          }
        : {},
    ),
    tellMoment: emit(({ context: { moment } }) => ({ type: 'moment.shown' as const, moment })),
    toggleCoverage: assign(({ context }) => ({ isCoverageShown: !context.isCoverageShown })),
    fold: assign(
      (
        { context: { folded } },
        { chart, path, initially }: { chart: string; path: string; initially: readonly string[] },
      ) => ({
        folded: toggled(folded, chart, path, initially),
      }),
    ),
    foldAll: assign(
      (
        { context: { folded } },
        { chart, paths }: { chart: string; paths: readonly string[] },
      ): Partial<ViewerContext> => ({
        folded: { ...folded, [chart]: paths },
      }),
    ),
    foldPanel: assign(({ context: { panelsFolded } }, { panel }: { panel: Panel }) => ({
      panelsFolded: panelsFolded.includes(panel)
        ? panelsFolded.filter((one) => one !== panel)
        : [...panelsFolded, panel],
    })),
    showPanel: assign(({ context: { panelsFolded } }, { panel }: { panel: Panel }) => ({
      panelsFolded: panelsFolded.filter((one) => one !== panel),
    })),
    resizePanel: assign(({ context: { panelSizes } }, { panel, size }: { panel: Panel; size: number }) => ({
      panelSizes: resized(panelSizes, panel, size),
    })),
    openChild: assign(({ context: { opened } }, { chart, child }: { chart: string; child: string }) => ({
      opened: toggled(opened, chart, child),
    })),
  },
  delays: { noticeDelay: 2000 },
  guards: { isPage: ({ event }, page: Route['page']) => event.type === 'address.changed' && event.route.page === page },
}).createMachine({
  id: 'viewer',
  context: ({ input: { route, read } }) => ({
    route,
    device: read?.link.device ?? 'phone',
    pane: 'diagram',
    panelsFolded: [],
    panelSizes: PANEL_SIZES,
    folded: route.page === 'chart' && read?.link.folded ? { [route.chart]: read.link.folded } : {},
    opened: {},
    edge: null,
    ignored: read?.ignored ?? [],
    actor: null,
    moment: null,
    query: '',
    sequenceFlow: null,
    width: 390,
    requirement: null,
    isCoverageShown: false,
    exportProblem: '',
  }),
  type: 'parallel',
  invoke: { id: 'watchAddress', src: 'watchAddress' },
  on: {
    'page.requested': { actions: { type: 'goTo', params: ({ event: { href } }) => ({ href }) } },
    'device.chosen': { actions: { type: 'remember', params: ({ event: { device } }) => ({ device }) } },
    'pane.chosen': { actions: { type: 'remember', params: ({ event: { pane } }) => ({ pane }) } },
    'panel.resized': { actions: { type: 'resizePanel', params: ({ event }) => event } },
    'region.toggled': { actions: { type: 'fold', params: ({ event }) => event } },
    'regions.folded': {
      description: 'All that can be folded of a chart, or nothing.',
      actions: { type: 'foldAll', params: ({ event }) => event },
    },
    'child.toggled': {
      description: 'A chart is shown in the state that runs it, or no longer.',
      actions: { type: 'openChild', params: ({ event }) => event },
    },
    'edge.chosen': { actions: { type: 'remember', params: ({ event: { edge } }) => ({ edge }) } },
    'sequence.filtered': { actions: { type: 'remember', params: ({ event: { flow } }) => ({ sequenceFlow: flow }) } },
    'width.chosen': { actions: { type: 'remember', params: ({ event: { width } }) => ({ width }) } },
    'requirement.chosen': { actions: { type: 'remember', params: ({ event: { requirement } }) => ({ requirement }) } },
    'notice.dismissed': { actions: { type: 'remember', params: { ignored: [] } } },
    'coverage.toggled': { actions: 'toggleCoverage' },
    'export.requested': {
      actions: [
        { type: 'remember', params: { exportProblem: '' } },
        { type: 'saveExport', params: ({ event }) => event },
      ],
    },
    'export.failed': { actions: { type: 'remember', params: ({ event }) => ({ exportProblem: event.problem }) } },
    'actor.chosen': { actions: { type: 'remember', params: ({ event: { actor } }) => ({ actor }) } },
  },
  states: {
    page: {
      description: 'The page in the middle. Each has an address of its own.',
      initial: 'reading',
      on: {
        'address.changed': [
          { guard: { type: 'isPage', params: 'map' }, target: '.map', actions: 'follow' },
          { guard: { type: 'isPage', params: 'chart' }, target: '.chart', actions: 'follow' },
          { guard: { type: 'isPage', params: 'sequence' }, target: '.sequence', actions: 'follow' },
          { guard: { type: 'isPage', params: 'new' }, target: '.newFlow', actions: 'follow' },
          { guard: { type: 'isPage', params: 'storyboard' }, target: '.storyboard', actions: 'follow' },
          { guard: { type: 'isPage', params: 'coverage' }, target: '.coverage', actions: 'follow' },
          { description: 'It names nothing that there is.', target: '.unknown', actions: 'follow' },
        ],
      },
      states: {
        reading: { description: 'Before the address has been read.' },
        map: { description: 'All flows, and the events that they send each other.' },
        chart: { description: "One flow's diagram; a state of it may be chosen." },
        sequence: { description: 'The events in their order, with sender and receiver.' },
        newFlow: { description: 'A flow is sketched in a text.' },
        storyboard: { description: 'Pictures of the states, and what leads from one to the next.' },
        coverage: { description: 'What the tests cover, and which mutants no test notices.' },
        unknown: { description: 'Nothing has this address: it is said what exists.' },
      },
    },
    panels: {
      description: 'Which parts are shown.',
      initial: 'shown',
      states: {
        shown: {
          description: 'The flows and the shop beside the middle, as far as they are not folded.',
          on: {
            'panel.toggled': { actions: { type: 'foldPanel', params: ({ event }) => event } },
            'diagram.isolated': 'hidden',
          },
        },
        hidden: {
          description: 'The middle alone.',
          on: {
            'panel.toggled': { target: 'shown', actions: { type: 'showPanel', params: ({ event }) => event } },
            'diagram.isolated': 'shown',
          },
        },
      },
    },
    shopPlace: {
      description: 'Where the shop is on a wide screen.',
      initial: 'beside',
      states: {
        beside: { description: 'At the right of the diagram.', on: { 'shop.moved': 'below' } },
        below: { description: 'Below it, so that the diagram has the whole width.', on: { 'shop.moved': 'beside' } },
      },
    },
    sequence: {
      description: 'How the events are ordered.',
      initial: 'newestLast',
      states: {
        newestLast: { description: 'As they happened.', on: { 'sequence.reversed': 'newestFirst' } },
        newestFirst: { description: 'The last one at the top.', on: { 'sequence.reversed': 'newestLast' } },
      },
    },
    form: {
      description: 'How a chart is shown.',
      initial: 'drawn',
      states: {
        drawn: { description: 'As a drawing.', on: { 'outline.chosen': 'outlined' } },
        outlined: {
          description: 'As lists: its states, and from each where its events lead.',
          on: { 'drawing.chosen': 'drawn' },
        },
      },
    },
    time: {
      description: 'Whether the diagrams show now, or a moment before.',
      initial: 'following',
      states: {
        following: { description: 'They follow the shop.' },
        lookingBack: {
          description: 'The diagrams show a former moment. The shop in the frame runs on.',
          on: {
            'moment.left': { target: 'following', actions: 'tellMoment' },
            'shop.opened': { description: 'What was looked back at is gone.', target: 'following' },
            'run.started': { description: 'So is it where a chart runs alone.', target: 'following' },
          },
          exit: { type: 'remember', params: { moment: null } },
        },
      },
      on: {
        'moment.chosen': {
          target: '.lookingBack',
          actions: [{ type: 'remember', params: ({ event: { moment } }) => ({ moment }) }, 'tellMoment'],
        },
        'report.shown': {
          target: '.lookingBack',
          actions: { type: 'remember', params: ({ event: { moment } }) => ({ moment }) },
        },
      },
    },
    report: {
      description: 'The report for others: event types and states, without any typed text.',
      initial: 'uncopied',
      on: { 'report.requested': { target: '.copied', reenter: true, actions: 'copyReport' } },
      states: {
        uncopied: { description: 'It can be copied.' },
        copied: { description: 'It is said that it was.', after: { noticeDelay: 'uncopied' } },
      },
    },
    link: {
      description: 'The address of what is shown, with the situation of the shop.',
      initial: 'uncopied',
      on: { 'link.requested': { target: '.copied', reenter: true, actions: 'copyLink' } },
      states: {
        uncopied: { description: 'It can be copied.' },
        copied: { description: 'It is said that it was.', after: { noticeDelay: 'uncopied' } },
      },
    },
    search: {
      description: 'For states, events and requirements of all flows.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The search is closed. After Escape its field still has the focus, so typing opens it again.',
          on: {
            'search.opened': 'open',
            'query.typed': {
              target: 'open',
              actions: { type: 'remember', params: ({ event: { query } }) => ({ query }) },
            },
          },
        },
        open: {
          description: 'The results are below the field.',
          tags: ['open'],
          on: {
            'query.typed': { actions: { type: 'remember', params: ({ event: { query } }) => ({ query }) } },
            'search.closed': 'closed',
            'address.changed': { description: 'Something was chosen.', target: 'closed' },
          },
          exit: { type: 'remember', params: { query: '' } },
        },
      },
    },
  },
});
