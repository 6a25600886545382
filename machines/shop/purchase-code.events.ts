import type { SavedBottle } from '#machines/saved/saved-bottles.ts';
import type { PageCodeFact } from './page-code.events.ts';

export type PurchaseCodeContext = {
  /** Bottles whose hearts were pressed before the code of saving was here, the latest last. It begins with them. */
  wished: readonly SavedBottle[];
};

export type PurchaseCodeEvent =
  | PageCodeFact
  /** It was fetched ahead of its use. */
  | { type: 'code.arrived' }
  /** A heart was pressed. */
  | { type: 'bottle.toggled'; bottle: SavedBottle };
