import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { Problem } from '#machines/domain/problem.ts';
import type { Alternatives } from './checked-bottles.ts';

export type SavedOffersContext = {
  /** The ids of all saved bottles, the newest first. */
  ids: readonly string[];
  /** The catalogue has been asked for these on this visit. An answer may leave some out, because they cannot be read. */
  requested: readonly string[];
  /** The catalogue's answer on this visit to the page. Products of an earlier visit stay in it. */
  checked: CatalogueAnswer;
  alternatives: Alternatives;
  problem: Problem | null;
};

export type SavedOffersEvent =
  | { type: 'bottles.listed'; ids: readonly string[] }
  | { type: 'offers.viewed' }
  | { type: 'offers.left' }
  | { type: 'load.retried' };
