import type { NamedProduct } from '#machines/domain/named-product.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const SAVED_VERSION = 1;

/** The bottles that were read from storage, the newest first. */
export type RestoredSaved = {
  bottles: readonly NamedProduct[];
  /** The number of entries that could not be read and were set aside. SAV-6. */
  damaged: number;
  /** There was no room to set them aside, so they stay, and no bottles are stored. STO-2. */
  isLeftInPlace?: boolean;
};

export const NO_STORED_SAVED: RestoredSaved = { bottles: [], damaged: 0 };
