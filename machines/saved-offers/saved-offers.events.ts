import type { Problem } from '#machines/domain/problem.ts';
import type { Alternatives, CheckedBottles } from './checked-bottles.ts';

/** What the flow remembers. */
export type SavedOffersContext = {
  /** Of all bottles that are saved, the newest first. */
  ids: readonly string[];
  /** What the catalogue has said of them on this visit to their page; of what it said before, only the products. */
  checked: CheckedBottles;
  alternatives: Alternatives;
  problem: Problem | null;
};

/** What the flow is told. */
export type SavedOffersEvent =
  | { type: 'bottles.listed'; ids: readonly string[] }
  /** Their page is reached, or left. */
  | { type: 'offers.viewed' }
  | { type: 'offers.left' }
  | { type: 'load.retried' };
