/** What is kept of a bottle that is saved: enough to name and picture it once the catalogue no longer has it. SAV-1. */
export type SavedBottle = {
  id: string;
  name: string;
  /** As the catalogue names it: '/images/products/x.avif'. */
  imageUrl: string;
};

/** What was taken out of the saved bottles, and where it stood: kept so that it can be put back. SAV-3. */
export type SavedRemoval = {
  /** Unlike those of any other flow, so that one Undo brings back one thing. */
  id: string;
  bottle: SavedBottle;
  index: number;
};

/** A cart's line that was put aside: Undo of its removal, which is the cart's, takes it out of here again. SAV-5. */
export type SetAside = { removal: number; bottle: SavedBottle };

/** The saved bottles, the newest first, with the latest removals and what came from the cart, these newest last. */
export type Shelf = {
  bottles: readonly SavedBottle[];
  removals: readonly SavedRemoval[];
  nextRemoval: number;
  setAside: readonly SetAside[];
};

/** So many bottles are kept. SAV-1. */
export const MOST_SAVED = 100;
const UNDOABLE = 10;

/** Whether a bottle is among them. */
export const isKept = (bottles: readonly SavedBottle[], id: string): boolean =>
  bottles.some((bottle) => bottle.id === id);

/** Only the fields that are kept, so that nothing else reaches storage. */
export const savedBottle = ({ id, name, imageUrl }: SavedBottle): SavedBottle => ({ id, name, imageUrl });

/** With one more, before all others. */
export const withSaved = (bottles: readonly SavedBottle[], bottle: SavedBottle): readonly SavedBottle[] => [
  savedBottle(bottle),
  ...bottles,
];

/** Without a bottle, which can be put back. @throws when it is not kept */
export function takenOut(
  { bottles, removals, nextRemoval }: Shelf,
  id: string,
): Pick<Shelf, 'bottles' | 'removals' | 'nextRemoval'> {
  const index = bottles.findIndex((each) => each.id === id);
  const bottle = bottles[index];
  if (!bottle) throw new Error(`${id} is not saved.`);
  return {
    bottles: bottles.filter((each) => each !== bottle),
    removals: [...removals, { id: `saved-${nextRemoval}`, bottle, index }].slice(-UNDOABLE),
    nextRemoval: nextRemoval + 1,
  };
}

/** Whether Undo of a removal would keep one bottle more than are kept. SAV-1. */
export const lacksRoom = ({ bottles, removals }: Shelf, id: number | string): boolean =>
  bottles.length >= MOST_SAVED && removals.some((removal) => removal.id === id && !isKept(bottles, removal.bottle.id));

/** With a removed bottle at its place; one that has been saved again meanwhile stays where it is. */
export function putBack({ bottles, removals }: Shelf, id: number | string): Pick<Shelf, 'bottles' | 'removals'> {
  const removal = removals.find((kept) => kept.id === id);
  if (!removal) return { bottles, removals };
  const { bottle, index } = removal;
  return {
    bottles: isKept(bottles, bottle.id) ? bottles : [...bottles.slice(0, index), bottle, ...bottles.slice(index)],
    removals: removals.filter((kept) => kept !== removal),
  };
}

/** With a line of the cart, and by which removal it came; one whose bottle is kept already changes nothing. */
export const withSetAside = ({ bottles, setAside }: Shelf, line: SetAside): Pick<Shelf, 'bottles' | 'setAside'> =>
  isKept(bottles, line.bottle.id)
    ? { bottles, setAside }
    : { bottles: withSaved(bottles, line.bottle), setAside: [...setAside, line].slice(-UNDOABLE) };

/** Without the line that came by a removal of the cart: it is back there. */
export function withoutSetAside(
  { bottles, setAside }: Shelf,
  removal: number | string,
): Pick<Shelf, 'bottles' | 'setAside'> {
  const line = setAside.find((kept) => kept.removal === removal);
  return {
    bottles: bottles.filter(({ id }) => id !== line?.bottle.id),
    setAside: setAside.filter((kept) => kept !== line),
  };
}

/** @throws when nothing has been taken out yet */
export function latestRemoval({ removals }: Shelf): SavedRemoval {
  const latest = removals.at(-1);
  if (!latest) throw new Error('No saved bottle has been removed.');
  return latest;
}
