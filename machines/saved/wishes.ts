import type { SavedBottle } from './saved-bottles.ts';

// What is asked before the code of saving is here stands by itself: the first load brings it.

export const isKept = (bottles: readonly SavedBottle[], id: string): boolean =>
  bottles.some((bottle) => bottle.id === id);

/** After a heart was pressed while nobody knew what is saved: one wish more, or one that is taken back. */
export const afterPress = (wished: readonly SavedBottle[], bottle: SavedBottle): readonly SavedBottle[] =>
  isKept(wished, bottle.id) ? wished.filter(({ id }) => id !== bottle.id) : [...wished, bottle];
