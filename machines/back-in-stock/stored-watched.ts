import type { DamagedEntries } from '#machines/domain/damaged-entries.ts';
import type { NamedProduct } from '#machines/domain/named-product.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const WATCHED_VERSION = 1;

/** The products that were read from storage, the newest first. BCK-6. */
export type RestoredWatched = DamagedEntries & { products: readonly NamedProduct[] };

export const NO_STORED_WATCHED: RestoredWatched = { products: [], damaged: 0 };
