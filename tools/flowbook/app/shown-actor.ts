import { type Shown, shownActors } from '#tools/flowbook/live/shown-actor.ts';
import { actorChosen, routeShown } from '#tools/flowbook/machines/viewer.selectors.ts';
import { useMoment, useRecorderOf, useViewer } from './surroundings.ts';

/** The actors that run the shown chart, and the one whose events and context are shown. */
export function useShownActors(): Shown {
  const route = useViewer(routeShown);
  const chosen = useViewer(actorChosen);
  const chart = route.page === 'chart' ? route.chart : null;
  const moment = useMoment(chart);
  return shownActors(useRecorderOf(chart), route, chosen, moment);
}
