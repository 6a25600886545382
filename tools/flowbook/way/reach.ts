import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { ReportedMoment } from '#tools/flowbook/live/reported-moment.ts';
import { type GoalState, isSameState } from './goal-state.ts';
import type { WayEnd } from './way-steps.ts';

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
  /** The chart that received an event at that moment. */
  readonly receiver: string;
  /** The charts that are in the same state as then. */
  readonly met: readonly string[];
  readonly missed: readonly Missed[];
};

/** The root's states that say which page is shown. */
const isPage = ({ chart, path }: GoalState): boolean => chart === 'shop' && isWithin(path, 'running.page');

/** The states that one search looks for: of the moment as a whole, or of the page and the flow, or of the flow; of the root's own moments the page. */
export function statesOf({ chart, states }: ReportedMoment, tier: Tier): readonly GoalState[] {
  if (tier === 'whole') return states;
  if (tier === 'flow' && chart === 'shop') return states.filter(isPage);
  return states.filter((state) => state.chart === chart || (tier === 'page' && isPage(state)));
}

/** What a way reaches at its end. @param whyNot why a state cannot be held, where that is known */
export function reachOf(
  { chart: receiver, states }: ReportedMoment,
  tier: Tier,
  end: WayEnd,
  whyNot: (state: GoalState) => string | null,
): Reach {
  const charts = [...new Set(states.map(({ chart }) => chart))];
  const missed = charts.flatMap((chart): readonly Missed[] => {
    const wanted = states.filter((state) => state.chart === chart);
    const now = end[chart] ?? [];
    const lacking = wanted.filter(({ path }) => !now.some((leaf) => isWithin(leaf, path)));
    if (lacking.length === 0) return [];
    const isWanted = (leaf: string) => wanted.some((state) => isSameState(state, { chart, path: leaf }));
    const [why = null] = lacking.flatMap((state) => whyNot(state) ?? []);
    return [{ chart, wanted: lacking.map(({ path }) => path), instead: now.filter((leaf) => !isWanted(leaf)), why }];
  });
  const met = charts.filter((chart) => !missed.some((one) => one.chart === chart));
  return { tier, receiver, met, missed };
}
