import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import { reached } from './facts.samples.ts';
import type { PageCodeEvent } from './page-code.events.ts';
import type { pageCodeMachine } from './page-code.machine.ts';

export const pageCodeSamples = {
  'navigation.page.reached': { home: reached({ name: 'home' }), cart: reached({ name: 'cart' }) },
  'code.arrived': { ofCart: { type: 'code.arrived', page: 'cart' } },
  'page.retried': { pressed: { type: 'page.retried' } },
} as const satisfies EventSamples<PageCodeEvent>;

/** The state, the page being shown, and the pages whose code has come. */
export const pageCodeStateKey = ({ value, context }: SnapshotFrom<typeof pageCodeMachine>): string =>
  `${value} page=${context.page} arrived=${[...context.arrived].sort().join(' ')}`;
