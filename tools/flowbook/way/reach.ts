/** How much of a moment one search looks for, from all of it to the least. */
export const TIERS = ['whole', 'page', 'flow'] as const;
export type Tier = (typeof TIERS)[number];

/** A chart whose state at a way's end differs from its state at the goal's moment. */
export type Missed = {
  readonly chart: string;
  /** Its states at the moment that it is not in. */
  readonly wanted: readonly string[];
  /** The states that it is in instead; none where it does not run. */
  readonly instead: readonly string[];
  /** Why one of them cannot be held, where that is known. */
  readonly why: string | null;
};

/** How much of a moment a way reaches. */
export type Reach = {
  readonly tier: Tier;
  /** What is as at that moment however little else is, in words: 'the page and cart are'. */
  readonly sure: string;
  /** The charts that are in the same state as then. */
  readonly met: readonly string[];
  readonly missed: readonly Missed[];
};
