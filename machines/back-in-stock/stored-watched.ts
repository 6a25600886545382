import type { NamedProduct } from '#machines/domain/named-product.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const WATCHED_VERSION = 1;

/** The products that were read from storage, the newest first. */
export type RestoredWatched = {
  products: readonly NamedProduct[];
  /** The number of entries that could not be read and were set aside. BCK-6. */
  damaged: number;
  /** There was no room to set them aside, so they stay, and no products are stored. STO-2. */
  isLeftInPlace?: boolean;
};

export const NO_STORED_WATCHED: RestoredWatched = { products: [], damaged: 0 };
