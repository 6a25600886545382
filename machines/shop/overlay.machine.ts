import { sendTo, setup } from 'xstate';
import type { FlowFact } from './flows.ts';
import { relay } from './relay.ts';
import type { Telling } from './tell.ts';

/** What stands over the page: one thing at a time. AGE-1, HDR-3, HDR-4, PRD-2, CHK-1. */
export const overlayMachine = setup({
  types: { events: {} as FlowFact },
  actors: { relay },
  actions: {
    tell: sendTo(
      ({ system }, { flow }: Telling) => system.get(flow),
      (_, { event }: Telling) => event,
    ),
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
  },
}).createMachine({
  id: 'overlay',
  initial: 'gate',
  invoke: {
    id: 'relay',
    src: 'relay',
    input: { flows: ['ageGate', 'catalogue', 'checkout', 'header', 'navigation', 'session'] },
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  on: {
    'navigation.page.reached': {
      description: 'Whatever the header has open closes, and what was typed into its search is forgotten.',
      meta: { covers: ['HDR-4'] },
      actions: { type: 'tell', params: { flow: 'header', event: { type: 'page.reached' } } },
    },
    'session.signedIn': {
      description: 'From now on there is an account to open a menu for.',
      actions: { type: 'tell', params: { flow: 'header', event: { type: 'shopper.signedIn' } } },
    },
    'session.signedOut': {
      description: 'An account menu that is open closes.',
      actions: { type: 'tell', params: { flow: 'header', event: { type: 'shopper.signedOut' } } },
    },
  },
  states: {
    gate: {
      description: 'The age gate stands before the whole shop. Nothing else opens.',
      meta: { covers: ['AGE-1', 'AGE-7'] },
      on: {
        'ageGate.remembered': 'nothing',
        'ageGate.passed': {
          description: 'The page behind the gate begins at its heading.',
          target: 'nothing',
          actions: { type: 'tell', params: { flow: 'navigation', event: { type: 'page.revealed' } } },
        },
      },
      exit: [
        { type: 'tell', params: { flow: 'header', event: { type: 'page.uncovered' } } },
        { type: 'tell', params: { flow: 'catalogue', event: { type: 'page.uncovered' } } },
      ],
    },
    nothing: {
      description: 'The page lies open.',
      on: {
        'header.panel.opened': 'panel',
        'catalogue.filters.opened': 'filters',
        'checkout.shown': 'checkout',
      },
    },
    panel: {
      description: 'A panel of the header: its menu, the account menu, the code of the app, or the search.',
      meta: { covers: ['HDR-1', 'HDR-3', 'HDR-4'] },
      on: {
        'header.panel.closed': 'nothing',
        'catalogue.filters.opened': {
          description: 'The filters take its place.',
          target: 'filters',
          actions: { type: 'tell', params: { flow: 'header', event: { type: 'panel.dismissed' } } },
        },
        'checkout.shown': 'checkout',
      },
    },
    filters: {
      description: 'The drawer with the filters of the list.',
      meta: { covers: ['PRD-2'] },
      on: {
        'catalogue.filters.closed': 'nothing',
        'header.panel.opened': {
          description: 'A panel of the header takes its place.',
          target: 'panel',
          actions: { type: 'tell', params: { flow: 'catalogue', event: { type: 'filterPanel.dismissed' } } },
        },
        'checkout.shown': 'checkout',
      },
    },
    checkout: {
      description: 'The checkout, up to the end of its confirmation. Whatever else was open closes, and nothing opens.',
      meta: { covers: ['CHK-1', 'CHK-4'] },
      entry: [
        { type: 'tell', params: { flow: 'header', event: { type: 'page.covered' } } },
        { type: 'tell', params: { flow: 'catalogue', event: { type: 'page.covered' } } },
      ],
      on: { 'checkout.hidden': 'nothing' },
      exit: [
        { type: 'tell', params: { flow: 'header', event: { type: 'page.uncovered' } } },
        { type: 'tell', params: { flow: 'catalogue', event: { type: 'page.uncovered' } } },
      ],
    },
  },
});
