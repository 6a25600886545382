import { type Shown, shownActors } from '#src/flowbook/live/shown-actor.ts';
import { actorChosen, routeShown, until } from '#src/flowbook/machines/viewer.selectors.ts';
import { useRecorder, useViewer } from './surroundings.ts';

/** The actors that run the shown chart, and the one whose events and context are shown. */
export function useShownActors(): Shown {
  const route = useViewer(routeShown);
  const chosen = useViewer(actorChosen);
  const moment = useViewer(until);
  return shownActors(useRecorder(), route, chosen, moment);
}
