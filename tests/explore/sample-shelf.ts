import { MOST_SAVED, type SavedBottle } from '#machines/saved/saved-bottles.ts';

/** As many bottles as are kept, none of which the catalogue has. SAV-1. */
export const FULL_SHELF: SavedBottle[] = Array.from({ length: MOST_SAVED }, (_, at) => ({
  id: `bottle-${at + 1}`,
  name: `Bottle ${at + 1}`,
  imageUrl: '/images/products/ashcombe-sloe-gin.avif',
}));
