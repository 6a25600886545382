import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import { reached } from './facts.samples.ts';
import type { PageDownload, PageLoadingEvent } from './page-loading.events.ts';
import type { pageLoadingMachine } from './page-loading.machine.ts';

export const pageLoadingSamples = {
  'navigation.page.reached': { home: reached({ name: 'home' }), cart: reached({ name: 'cart' }) },
  'page.code.loaded': { ofCart: { type: 'page.code.loaded', page: 'cart' } },
  'page.retried': { pressed: { type: 'page.retried' } },
} as const satisfies EventSamples<PageLoadingEvent>;

/** How a download can end. */
export const sampleDownloads = {
  loaded: { result: 'loaded' },
  offline: { result: 'offline' },
  removed: { result: 'removed', isAllStored: true },
  removedUnstored: { result: 'removed', isAllStored: false },
} as const satisfies Record<string, PageDownload>;

/** The state, the page of the address, and the pages whose code is loaded. */
export const pageLoadingStateKey = ({ value, context }: SnapshotFrom<typeof pageLoadingMachine>): string =>
  `${value} page=${context.page} loaded=${[...context.loaded].sort().join(' ')}`;
