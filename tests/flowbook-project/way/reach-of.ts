import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { ReportedMoment } from '#tools/flowbook/live/reported-moment.ts';
import { type GoalState, isSameState } from '#tools/flowbook/way/goal-state.ts';
import type { Missed, Reach, Tier } from '#tools/flowbook/way/reach.ts';
import type { WayEnd } from '#tools/flowbook/way/way-step.ts';

/** The root's states that say which page is shown. */
const isPage = ({ chart, path }: GoalState): boolean => chart === 'shop' && isWithin(path, 'running.page');

/** The states that one search looks for: of the moment as a whole, or of the page and the flow, or of the flow; of the root's own moments the page. */
export function statesOf({ chart, states }: ReportedMoment, tier: Tier): readonly GoalState[] {
  if (tier === 'whole') return states;
  if (tier === 'flow' && chart === 'shop') return states.filter(isPage);
  return states.filter((state) => state.chart === chart || (tier === 'page' && isPage(state)));
}

function sureWords(receiver: string, tier: Tier): string {
  if (receiver === 'shop') return 'the page is';
  return tier === 'page' ? `the page and ${receiver} are` : `${receiver} is`;
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
  return { tier, sure: sureWords(receiver, tier), met, missed };
}
