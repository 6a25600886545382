import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { PageName } from '#machines/domain/routes.ts';
import type { PageDownload, PageLoadingContext, PageLoadingEvent } from './page-loading.events.ts';
import { relay } from './relay.ts';

/** The code of each page is downloaded when the page is first needed. RTE-1. */
export const pageLoadingMachine = setup({
  types: { context: {} as PageLoadingContext, events: {} as PageLoadingEvent },
  actors: {
    relay,
    loadPage: fromPromise<PageDownload, { page: PageName }>(NOT_PROVIDED),
  },
  guards: {
    isSamePage: ({ context, event }) => event.type === 'navigation.page.reached' && event.route.name === context.page,
    isPageLoaded: ({ context, event }) =>
      event.type === 'navigation.page.reached' && context.loaded.includes(event.route.name),
    isDownloaded: (_, download: PageDownload) => download.result === 'loaded',
    // The first page of a document is not reloaded, because that could go on for ever.
    isReloadSafe: ({ context }, download: PageDownload) =>
      download.result === 'removed' && download.isAllStored && context.loaded.length > 0,
  },
  actions: {
    rememberPage: assign({
      page: ({ event }) => {
        assertEvent(event, 'navigation.page.reached');
        return event.route.name;
      },
    }),
    rememberLoaded: assign({
      loaded: ({ context }, page: PageName) => [...context.loaded.filter((known) => known !== page), page],
    }),
    reloadPage: () => NOT_PROVIDED(),
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
  },
}).createMachine({
  id: 'pageLoading',
  context: { page: 'home', loaded: [] },
  initial: 'idle',
  invoke: {
    id: 'relay',
    src: 'relay',
    input: { flows: ['navigation'] },
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  on: {
    'navigation.page.reached': [
      { guard: 'isPageLoaded', target: '.loaded', actions: 'rememberPage' },
      { target: '.loading', actions: 'rememberPage' },
    ],
    'page.code.loaded': {
      description: "A page's code was downloaded ahead of its use.",
      actions: { type: 'rememberLoaded', params: ({ event }) => event.page },
    },
  },
  states: {
    idle: { description: 'The first address has not been read yet.' },
    loading: {
      description: "The page's code is being downloaded. The footer stays where it is.",
      tags: ['busy'],
      meta: { covers: ['RTE-1'] },
      on: {
        'navigation.page.reached': {
          description: 'The same page: its code is being downloaded already.',
          guard: 'isSamePage',
        },
      },
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          {
            guard: { type: 'isDownloaded', params: ({ event }) => event.output },
            target: 'loaded',
            actions: { type: 'rememberLoaded', params: ({ context }) => context.page },
          },
          {
            description:
              'The server no longer has the file. A page of this visit has loaded before, and everything is stored.',
            guard: { type: 'isReloadSafe', params: ({ event }) => event.output },
            target: 'reloading',
          },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: { type: 'rethrow', params: ({ event }) => event } },
      },
    },
    loaded: {
      description: 'The page is shown.',
      meta: { covers: ['RTE-1'] },
      on: { 'navigation.page.reached': { description: 'The same page under another address.', guard: 'isSamePage' } },
    },
    reloading: {
      description: 'A deploy has removed the file. The browser reloads the page once, because the new build has it.',
      tags: ['busy'],
      meta: { covers: ['DEP-1', 'DEP-3'] },
      entry: 'reloadPage',
      on: {
        'navigation.page.reached': { description: 'The same page: it is being reloaded.', guard: 'isSamePage' },
      },
    },
    failed: {
      description:
        'The code could not be downloaded, most often because the shopper is offline. Try again asks once more.',
      meta: { covers: ['DEP-1'] },
      on: {
        'page.retried': 'loading',
        'navigation.page.reached': {
          description: 'The same page, by its own link: only Try again asks once more.',
          guard: 'isSamePage',
        },
      },
    },
  },
});
