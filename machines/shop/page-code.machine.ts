import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { PageName } from '#machines/domain/routes.ts';
import type { PageCodeContext, PageCodeEvent } from './page-code.events.ts';
import { relay } from './relay.ts';

/** Whether the code of the page being shown is here: each page's comes when it is first needed. RTE-1. */
export const pageCodeMachine = setup({
  types: { context: {} as PageCodeContext, events: {} as PageCodeEvent },
  actors: {
    relay,
    loadPage: fromPromise<PageName, { page: PageName }>(NOT_PROVIDED),
  },
  guards: {
    isSamePage: ({ context, event }) => event.type === 'navigation.page.reached' && event.route.name === context.page,
    isArrived: ({ context, event }) =>
      event.type === 'navigation.page.reached' && context.arrived.includes(event.route.name),
  },
  actions: {
    rememberPage: assign({
      page: ({ event }) => {
        assertEvent(event, 'navigation.page.reached');
        return event.route.name;
      },
    }),
    rememberCode: assign({
      arrived: ({ context }, page: PageName) => [...context.arrived.filter((known) => known !== page), page],
    }),
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
  },
}).createMachine({
  id: 'pageCode',
  context: { page: 'home', arrived: [] },
  initial: 'unneeded',
  invoke: {
    id: 'relay',
    src: 'relay',
    input: { flows: ['navigation'] },
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  on: {
    'navigation.page.reached': [
      { guard: 'isArrived', target: '.here', actions: 'rememberPage' },
      { target: '.fetching', actions: 'rememberPage' },
    ],
    'code.arrived': {
      description: 'A page was fetched ahead of its use.',
      actions: { type: 'rememberCode', params: ({ event }) => event.page },
    },
  },
  states: {
    unneeded: { description: 'Before the first address has been read.' },
    fetching: {
      description: "The page's code is on its way; its height is kept.",
      tags: ['busy'],
      meta: { covers: ['RTE-1', 'DEP-1'] },
      on: { 'navigation.page.reached': { description: 'The same page: its code is on its way.', guard: 'isSamePage' } },
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ page: context.page }),
        onDone: { target: 'here', actions: { type: 'rememberCode', params: ({ event }) => event.output } },
        onError: 'missing',
      },
    },
    here: {
      description: 'The page is shown.',
      meta: { covers: ['RTE-1'] },
      on: { 'navigation.page.reached': { description: 'The same page under another address.', guard: 'isSamePage' } },
    },
    missing: {
      description: 'The code did not come, most often because the visitor is offline: Try again asks once more.',
      on: {
        'page.retried': 'fetching',
        'navigation.page.reached': {
          description: 'The same page, by its own link: it is not asked for again.',
          guard: 'isSamePage',
        },
      },
    },
  },
});
