import * as v from 'valibot';
import { addedOrRemoved, mergedList } from './merged-list.ts';
import { type NamedProduct, NamedProductSchema } from './named-product.ts';

/**
 * Separates products from damaged entries, so that one damaged entry does not lose the others. A second entry for the
 * same product counts as damaged.
 */
export function sortedOut(entries: readonly unknown[]): {
  sound: readonly NamedProduct[];
  damaged: readonly unknown[];
} {
  const products = new Map<string, NamedProduct>();
  const damaged: unknown[] = [];
  for (const entry of entries) {
    const result = v.safeParse(NamedProductSchema, entry);
    if (result.success && !products.has(result.output.id)) products.set(result.output.id, result.output);
    else damaged.push(entry);
  }
  return { sound: [...products.values()], damaged };
}

/** Applies this tab's change to the stored products. STO-7. */
export const mergedProducts = (
  before: readonly NamedProduct[],
  after: readonly NamedProduct[],
  stored: readonly NamedProduct[],
): readonly NamedProduct[] => mergedList(before, after, stored, (product) => product.id, addedOrRemoved);
