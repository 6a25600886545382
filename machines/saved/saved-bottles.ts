import { backInPlace } from '#machines/domain/back-in-place.ts';
import { includesId, type NamedProduct, withFirst } from '#machines/domain/named-product.ts';

/** A removed bottle with its place, so that Undo can restore it. SAV-3. */
export type SavedRemoval = {
  id: string;
  bottle: NamedProduct;
  /** The ids of the saved bottles, the oldest first, with those of all earlier removals. */
  places: readonly string[];
};

/** A bottle that was moved here from the cart, with the number of the cart's removal. Undo takes it out of here again. SAV-5. */
export type SavedForLater = { removal: number; bottle: NamedProduct };

/** The bottles are listed newest first, the removals and the bottles from the cart newest last. */
export type Shelf = {
  bottles: readonly NamedProduct[];
  removals: readonly SavedRemoval[];
  nextRemoval: number;
  savedForLater: readonly SavedForLater[];
};

/** SAV-1. */
export const MOST_SAVED = 100;

const reversed = (bottles: readonly NamedProduct[]): readonly NamedProduct[] => [...bottles].reverse();

/** Removes a bottle, so that Undo can restore it. @throws when it is not saved */
export function takenOut(shelf: Shelf, id: string): Pick<Shelf, 'bottles' | 'removals' | 'nextRemoval'> {
  const { bottles, removals, nextRemoval } = shelf;
  const bottle = bottles.find((each) => each.id === id);
  if (!bottle) throw new Error(`${id} is not saved.`);
  const whole = removals.reduce((all, removal) => putBack(all, removal.id), shelf);
  const places = reversed(whole.bottles).map((each) => each.id);
  return {
    bottles: bottles.filter((each) => each !== bottle),
    removals: [...removals, { id: `saved-${nextRemoval}`, bottle, places }],
    nextRemoval: nextRemoval + 1,
  };
}

/** True where Undo of a removal would exceed the limit. SAV-1. */
export const isBeyondLimit = ({ bottles, removals }: Shelf, id: string): boolean =>
  bottles.length >= MOST_SAVED &&
  removals.some((removal) => removal.id === id && !includesId(bottles, removal.bottle.id));

/** Restores a removed bottle at its place. A bottle that has been saved again meanwhile stays where it is. */
export function putBack(shelf: Shelf, id: string): Shelf {
  const { bottles, removals } = shelf;
  const removal = removals.find((each) => each.id === id);
  if (!removal) return shelf;
  const { bottle, places } = removal;
  return {
    ...shelf,
    bottles: includesId(bottles, bottle.id)
      ? bottles
      : reversed(backInPlace(reversed(bottles), bottle, places, (each) => each.id)),
    removals: removals.filter((each) => each !== removal),
  };
}

/** Adds a line of the cart. A bottle that is already saved changes nothing. */
export const withSavedForLater = (
  { bottles, savedForLater }: Shelf,
  line: SavedForLater,
): Pick<Shelf, 'bottles' | 'savedForLater'> =>
  includesId(bottles, line.bottle.id)
    ? { bottles, savedForLater }
    : { bottles: withFirst(bottles, line.bottle), savedForLater: [...savedForLater, line] };

/** Removes the line that is in the cart again. */
export function withoutSavedForLater(
  { bottles, savedForLater }: Shelf,
  removal: number,
): Pick<Shelf, 'bottles' | 'savedForLater'> {
  const line = savedForLater.find((each) => each.removal === removal);
  return {
    bottles: bottles.filter(({ id }) => id !== line?.bottle.id),
    savedForLater: savedForLater.filter((each) => each !== line),
  };
}

/** @throws when no bottle has been removed yet */
export function latestRemoval({ removals }: Shelf): SavedRemoval {
  const latest = removals.at(-1);
  if (!latest) throw new Error('No saved bottle has been removed.');
  return latest;
}
