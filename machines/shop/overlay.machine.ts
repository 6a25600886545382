import { sendTo, setup } from 'xstate';
import type { Command } from './commands.ts';
import type { FlowFact } from './flows.ts';
import { relay } from './relay.ts';
import { checkoutCancelled } from './voucher-commands.ts';

/** Only one panel or dialog at a time is open over the page. AGE-1, HDR-3, HDR-4, PRD-2, CHK-1, ZOM-1. */
export const overlayMachine = setup({
  types: { events: {} as FlowFact },
  actors: { relay },
  actions: {
    send: sendTo(
      ({ system }, { flow }: Command) => system.get(flow),
      (_, { event }: Command) => event,
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
    input: { flows: ['ageGate', 'catalogue', 'checkout', 'header', 'navigation', 'pictureZoom', 'product', 'session'] },
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  on: {
    'navigation.page.reached': {
      description: "A new page closes the header's panels and clears its search.",
      meta: { covers: ['HDR-4'] },
      actions: { type: 'send', params: { flow: 'header', event: { type: 'page.reached' } } },
    },
    'product.hidden': {
      description: 'The product is no longer shown, so its enlarged picture closes.',
      meta: { covers: ['ZOM-1'] },
      actions: { type: 'send', params: { flow: 'pictureZoom', event: { type: 'product.hidden' } } },
    },
    'session.signedIn': {
      description: 'The header can open the account menu from now on.',
      actions: { type: 'send', params: { flow: 'header', event: { type: 'shopper.signedIn' } } },
    },
    'session.signedOut': {
      description: 'An open account menu closes.',
      actions: { type: 'send', params: { flow: 'header', event: { type: 'shopper.signedOut' } } },
    },
  },
  states: {
    gate: {
      description: 'The age gate covers the whole shop. Nothing else can open.',
      meta: { covers: ['AGE-1', 'AGE-7'] },
      on: {
        'ageGate.remembered': 'nothing',
        'ageGate.passed': {
          description: 'The gate closes, and the heading of the page takes the focus.',
          target: 'nothing',
          actions: { type: 'send', params: { flow: 'navigation', event: { type: 'page.revealed' } } },
        },
      },
      exit: [
        { type: 'send', params: { flow: 'header', event: { type: 'page.uncovered' } } },
        { type: 'send', params: { flow: 'catalogue', event: { type: 'page.uncovered' } } },
        { type: 'send', params: { flow: 'pictureZoom', event: { type: 'page.uncovered' } } },
        { type: 'send', params: { flow: 'toasts', event: { type: 'page.uncovered' } } },
      ],
    },
    nothing: {
      description: 'Nothing is open over the page.',
      on: {
        'header.panel.opened': 'panel',
        'catalogue.filters.opened': 'filters',
        'checkout.shown': 'checkout',
        'pictureZoom.opened': 'picture',
      },
    },
    panel: {
      description:
        "A panel of the header is open: the menu, the account menu, the app's QR code or the search. A checkout that waits for the check of a voucher code does not open over it.",
      meta: { covers: ['HDR-1', 'HDR-3', 'HDR-4', 'VCH-6'] },
      entry: { type: 'send', params: checkoutCancelled },
      on: {
        'header.panel.closed': 'nothing',
        'catalogue.filters.opened': {
          description: 'The filters open instead of the panel.',
          target: 'filters',
          actions: { type: 'send', params: { flow: 'header', event: { type: 'panel.dismissed' } } },
        },
        'checkout.shown': 'checkout',
        'pictureZoom.opened': {
          description: "The product's picture opens instead of the panel.",
          target: 'picture',
        },
      },
    },
    filters: {
      description: 'The panel with the filters of the list is open.',
      meta: { covers: ['PRD-2'] },
      on: {
        'catalogue.filters.closed': 'nothing',
        'header.panel.opened': {
          description: 'A panel of the header opens instead of the filters.',
          target: 'panel',
          actions: { type: 'send', params: { flow: 'catalogue', event: { type: 'filterPanel.dismissed' } } },
        },
        'checkout.shown': 'checkout',
      },
    },
    checkout: {
      description:
        'The checkout dialog is open until its confirmation ends. Everything else is closed and cannot open.',
      meta: { covers: ['CHK-1', 'CHK-4'] },
      entry: [
        { type: 'send', params: { flow: 'header', event: { type: 'page.covered' } } },
        { type: 'send', params: { flow: 'catalogue', event: { type: 'page.covered' } } },
        { type: 'send', params: { flow: 'toasts', event: { type: 'page.covered' } } },
      ],
      on: { 'checkout.hidden': 'nothing' },
      exit: [
        { type: 'send', params: { flow: 'header', event: { type: 'page.uncovered' } } },
        { type: 'send', params: { flow: 'catalogue', event: { type: 'page.uncovered' } } },
        { type: 'send', params: { flow: 'toasts', event: { type: 'page.uncovered' } } },
      ],
    },
    picture: {
      description: "The product's picture is open over the whole screen. Everything else is closed and cannot open.",
      meta: { covers: ['ZOM-1'] },
      entry: [
        { type: 'send', params: { flow: 'header', event: { type: 'page.covered' } } },
        { type: 'send', params: { flow: 'catalogue', event: { type: 'page.covered' } } },
        { type: 'send', params: { flow: 'toasts', event: { type: 'page.covered' } } },
      ],
      on: { 'pictureZoom.closed': 'nothing' },
      exit: [
        { type: 'send', params: { flow: 'header', event: { type: 'page.uncovered' } } },
        { type: 'send', params: { flow: 'catalogue', event: { type: 'page.uncovered' } } },
        { type: 'send', params: { flow: 'toasts', event: { type: 'page.uncovered' } } },
      ],
    },
  },
});
