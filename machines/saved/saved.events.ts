import type { Problem } from '#machines/domain/problem.ts';
import type { SavedBottle, SavedRemoval, SetAside, Shelf } from './saved-bottles.ts';
import type { RestoredSaved } from './stored-saved.ts';

/** What the flow remembers. */
export type SavedContext = Shelf & {
  problem: Problem | null;
};

/** What the flow is told. */
export type SavedEvent =
  /** Storage has been read. */
  | { type: 'page.hydrated'; saved: RestoredSaved }
  /** A heart: what is saved is no longer so, and the other way round. */
  | { type: 'bottle.toggled'; bottle: SavedBottle }
  | { type: 'bottle.removed'; id: string }
  /** A line has left the cart, to be kept here. */
  | { type: 'line.setAside'; line: SetAside }
  | { type: 'removal.undone'; removal: number | string }
  | { type: 'saved.changedElsewhere'; bottles: readonly SavedBottle[] };

/** Facts for the rest of the shop. */
export type SavedFact =
  /** Which bottles are saved from now on. */
  | { type: 'saved.listed'; ids: readonly string[] }
  | { type: 'saved.added'; bottle: SavedBottle }
  | { type: 'saved.removed'; removal: SavedRemoval }
  /** A line of the cart is kept, from now on or since before. */
  | { type: 'saved.lineKept'; line: SetAside }
  /** There is no room for it: the cart has to take it back. */
  | { type: 'saved.lineRefused'; line: SetAside }
  | { type: 'saved.full' }
  | { type: 'saved.damaged'; count: number };
