import type { NamedProduct } from '#machines/domain/named-product.ts';
import type { Problem } from '#machines/domain/problem.ts';
import type { SavedForLater, SavedRemoval, Shelf } from './saved-bottles.ts';
import type { RestoredSaved } from './stored-saved.ts';

export type SavedContext = Shelf & {
  problem: Problem | null;
};

export type SavedEvent =
  | { type: 'page.hydrated'; saved: RestoredSaved }
  /** A press on a heart saves a bottle or removes it. */
  | { type: 'bottle.toggled'; bottle: NamedProduct }
  | { type: 'bottle.removed'; id: string }
  /** A line was moved from the cart to the saved bottles. */
  | { type: 'line.savedForLater'; line: SavedForLater }
  | { type: 'removal.undone'; removal: string }
  /** The shopper has pressed Undo of a line that was moved here. The removal is the cart's. */
  | { type: 'savedForLater.undone'; removal: number }
  /** The browser cannot store the bottles. */
  | { type: 'storage.refused' }
  | { type: 'saved.changedElsewhere'; bottles: readonly NamedProduct[] };

/** Other flows react to these events. */
export type SavedFact =
  /** The list of saved bottles has changed. */
  | { type: 'saved.listed'; ids: readonly string[] }
  | { type: 'saved.added'; bottle: NamedProduct }
  | { type: 'saved.removed'; removal: SavedRemoval }
  /** The bottle of a cart line is saved, now or since before. */
  | { type: 'saved.line.savedForLater'; line: SavedForLater }
  /** The line belongs in the cart again: the limit is reached, or the shopper has pressed Undo. */
  | { type: 'saved.line.returned'; removal: number }
  | { type: 'saved.full' }
  /** `isLeftInPlace` says that there was no room to set the damaged bottles aside. */
  | { type: 'saved.damaged'; count: number; isLeftInPlace: boolean };
