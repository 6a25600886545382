import type { SnapshotFrom } from 'xstate';
import type { Product } from '#machines/domain/product.ts';
import type { recentlyViewedMachine } from './recently-viewed.machine.ts';

/** The latest first. DET-1. */
export const viewedProducts = (snapshot: SnapshotFrom<typeof recentlyViewedMachine>): readonly Product[] =>
  snapshot.context.products;
