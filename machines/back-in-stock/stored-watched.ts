import * as v from 'valibot';
import { addedOrRemoved, mergedList } from '#machines/domain/merged-list.ts';
import { CART_PRODUCT_FIELDS } from '#machines/domain/product.schema.ts';
import type { WatchedProduct } from './watched-products.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const WATCHED_VERSION = 1;

const { id, name, imageUrl } = CART_PRODUCT_FIELDS;

/** A watched product in storage. */
export const WatchedProductSchema = v.object({ id, name, imageUrl });

/** The products that were read from storage, the newest first. */
export type RestoredWatched = {
  products: readonly WatchedProduct[];
  /** The number of entries that could not be read and were set aside. BCK-6. */
  damaged: number;
  /** There was no room to set them aside, so they stay, and no products are stored. STO-2. */
  isLeftInPlace?: boolean;
};

export const NO_STORED_WATCHED: RestoredWatched = { products: [], damaged: 0 };

/**
 * Separates products from damaged entries, so that one damaged entry does not lose the others. A second entry for the
 * same product counts as damaged.
 */
export function sortedOut(entries: readonly unknown[]): {
  sound: readonly WatchedProduct[];
  damaged: readonly unknown[];
} {
  const products = new Map<string, WatchedProduct>();
  const damaged: unknown[] = [];
  for (const entry of entries) {
    const result = v.safeParse(WatchedProductSchema, entry);
    if (result.success && !products.has(result.output.id)) products.set(result.output.id, result.output);
    else damaged.push(entry);
  }
  return { sound: [...products.values()], damaged };
}

/** Applies this tab's change to the stored products. STO-7. */
export const mergedWatched = (
  before: readonly WatchedProduct[],
  after: readonly WatchedProduct[],
  stored: readonly WatchedProduct[],
): readonly WatchedProduct[] => mergedList(before, after, stored, (product) => product.id, addedOrRemoved);
