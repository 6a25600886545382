import type { Removal } from '#machines/cart/removals.ts';
import type { SetAside } from '#machines/saved/saved-bottles.ts';
import type { Telling } from './tell.ts';

/** Says which bottles are saved to whoever asks the catalogue for them. SAV-4. */
export const listed = (ids: readonly string[]): Telling => ({
  flow: 'savedOffers',
  event: { type: 'bottles.listed', ids },
});

/** Keeps the line that a removal has taken out of the cart. @throws on a removal of nothing */
export function lineSetAside({ id, lines: [removed] }: Removal): Telling {
  if (!removed) throw new Error('Nothing was taken out of the cart.');
  return { flow: 'saved', event: { type: 'line.setAside', line: { removal: id, bottle: removed.line.product } } };
}

/** Gives a line back to the cart. */
export const lineRefused = ({ removal }: SetAside): Telling => ({
  flow: 'cart',
  event: { type: 'removal.undone', removal },
});

/** Undo in a message: of a saved bottle that was removed, or of a line that was put aside. */
export const savingUndone = (removal: number | string): Telling => ({
  flow: 'saved',
  event: { type: 'removal.undone', removal },
});
