import * as v from 'valibot';
import { addedOrRemoved, mergedList } from '#machines/domain/merged-list.ts';
import { CART_PRODUCT_FIELDS } from '#machines/domain/product.schema.ts';
import type { SavedBottle } from './saved-bottles.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const SAVED_VERSION = 1;

const { id, name, imageUrl } = CART_PRODUCT_FIELDS;

/** A saved bottle in storage. */
export const SavedBottleSchema = v.object({ id, name, imageUrl });

/** The bottles that were read from storage, the newest first. */
export type RestoredSaved = {
  bottles: readonly SavedBottle[];
  /** The number of entries that could not be read and were set aside. SAV-6. */
  damaged: number;
  /** There was no room to set them aside, so they stay, and no bottles are stored. STO-2. */
  isLeftInPlace?: boolean;
};

export const NO_STORED_SAVED: RestoredSaved = { bottles: [], damaged: 0 };

/**
 * Separates bottles from damaged entries, so that one damaged bottle does not lose the others. A second entry for the same
 * bottle counts as damaged.
 */
export function sortedOut(entries: readonly unknown[]): {
  sound: readonly SavedBottle[];
  damaged: readonly unknown[];
} {
  const bottles = new Map<string, SavedBottle>();
  const damaged: unknown[] = [];
  for (const entry of entries) {
    const result = v.safeParse(SavedBottleSchema, entry);
    if (result.success && !bottles.has(result.output.id)) bottles.set(result.output.id, result.output);
    else damaged.push(entry);
  }
  return { sound: [...bottles.values()], damaged };
}

/** Applies this tab's change to the stored bottles. STO-7. */
export const mergedBottles = (
  before: readonly SavedBottle[],
  after: readonly SavedBottle[],
  stored: readonly SavedBottle[],
): readonly SavedBottle[] => mergedList(before, after, stored, (bottle) => bottle.id, addedOrRemoved);
