import * as v from 'valibot';
import { CART_PRODUCT_FIELDS } from '#machines/domain/product.schema.ts';
import type { SavedBottle } from './saved-bottles.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const SAVED_VERSION = 1;

const { id, name, imageUrl } = CART_PRODUCT_FIELDS;

/** A saved bottle in storage. */
export const SavedBottleSchema = v.object({ id, name, imageUrl });

/** Each entry is parsed by itself, so that one damaged bottle does not lose the others. */
export const StoredSavedSchema = v.pipe(v.array(v.unknown()), v.maxLength(1000));

/** The bottles that were read from storage, the newest first, and the count of damaged entries. SAV-6. */
export type RestoredSaved = { bottles: readonly SavedBottle[]; damaged: number };

export const NO_STORED_SAVED: RestoredSaved = { bottles: [], damaged: 0 };

/** Separates bottles from damaged entries. A second entry for the same bottle counts as damaged. */
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
