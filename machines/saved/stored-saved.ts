import * as v from 'valibot';
import { CART_PRODUCT_FIELDS } from '#machines/domain/product.schema.ts';
import type { SavedBottle } from './saved-bottles.ts';

/** Raised whenever the stored form changes; another version is set aside, not guessed at. */
export const SAVED_VERSION = 1;

const { id, name, imageUrl } = CART_PRODUCT_FIELDS;

/** A saved bottle as it is kept. */
export const SavedBottleSchema = v.object({ id, name, imageUrl });

/** What stands under the saved bottles' key: entries, of which each is read by itself. */
export const StoredSavedSchema = v.pipe(v.array(v.unknown()), v.maxLength(1000));

/** Bottles as storage gave them back, the newest first; `damaged` entries could not be read and were set aside. SAV-6. */
export type RestoredSaved = { bottles: readonly SavedBottle[]; damaged: number };

/** What nothing was kept of. */
export const NO_STORED_SAVED: RestoredSaved = { bottles: [], damaged: 0 };

/** The entries that are bottles, and those that are none. A bottle that stands there twice counts once. */
export function sortedOut(entries: readonly unknown[]): {
  bottles: readonly SavedBottle[];
  damaged: readonly unknown[];
} {
  const bottles = new Map<string, SavedBottle>();
  const damaged: unknown[] = [];
  for (const entry of entries) {
    const result = v.safeParse(SavedBottleSchema, entry);
    if (result.success && !bottles.has(result.output.id)) bottles.set(result.output.id, result.output);
    else damaged.push(entry);
  }
  return { bottles: [...bottles.values()], damaged };
}
