import type { DamagedEntries } from '#machines/domain/damaged-entries.ts';
import type { NamedProduct } from '#machines/domain/named-product.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const SAVED_VERSION = 1;

/** The bottles that were read from storage, the newest first. SAV-6. */
export type RestoredSaved = DamagedEntries & { bottles: readonly NamedProduct[] };

export const NO_STORED_SAVED: RestoredSaved = { bottles: [], damaged: 0 };
