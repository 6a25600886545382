import type { SnapshotFrom } from 'xstate';
import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import type { RecentlyViewedEvent, recentlyViewedMachine } from './recently-viewed.machine.ts';

export const recentlyViewedSamples = {
  'page.hydrated': {
    nothing: { type: 'page.hydrated', viewed: [] },
    gin: { type: 'page.hydrated', viewed: [otherBottle] },
  },
  'product.viewed': {
    whisky: { type: 'product.viewed', product: sampleBottle },
    gin: { type: 'product.viewed', product: otherBottle },
  },
} as const satisfies EventSamples<RecentlyViewedEvent>;

/** The state and the products in order. */
export const recentlyViewedStateKey = ({ value, context }: SnapshotFrom<typeof recentlyViewedMachine>): string =>
  [value, ...context.products.map(({ id }) => id)].join(' ');
