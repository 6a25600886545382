import type { Removal } from '#machines/cart/removals.ts';
import type { Command } from './commands.ts';

/** The page of saved bottles gets their ids. SAV-4. */
export const listed = (ids: readonly string[]): Command => ({
  flow: 'savedOffers',
  event: { type: 'bottles.listed', ids },
});

/** Saves the bottle of a removed cart line. @throws on a removal without lines */
export function lineSavedForLater({ id, lines: [line] }: Removal): Command {
  if (!line) throw new Error('Nothing was taken out of the cart.');
  return { flow: 'saved', event: { type: 'line.savedForLater', line: { removal: id, bottle: line.product } } };
}

/** Returns a line to the cart. */
export const lineReturned = (removal: number): Command => ({
  flow: 'cart',
  event: { type: 'removal.undone', removal },
});
