import type { ReactNode } from 'react';
import { isOwn } from '#tools/flowbook/live/groups.ts';
import { addedSince, type Offer, offersOf } from '#tools/flowbook/live/reasons.ts';
import { isOutdated, possibilitiesIn, watchedActor } from '#tools/flowbook/machines/frame.selectors.ts';
import { chartCalled } from './charts.ts';
import { Name } from './Name.tsx';
import { useShownActors } from './shown-actor.ts';
import { useFrame, useSurroundings } from './surroundings.ts';

/** The first nine can be sent by their number. */
const KEYS = 9;

function EventButton({ offer, place, actor }: { offer: Offer; place: number; actor: string }): ReactNode {
  const { frame } = useSurroundings();
  const { event, sample, why } = offer;
  return (
    <button
      type="button"
      className="fb-event"
      aria-disabled={why !== null}
      data-key={why === null && place <= KEYS ? place : undefined}
      onClick={() => frame.send({ type: 'event.sent', actor, event, sample })}
    >
      <span>
        <Name>{event}</Name> <i>{sample}</i>
        {why !== null && <small>{why}</small>}
      </span>
      {why === null && place <= KEYS && <kbd>{place}</kbd>}
    </button>
  );
}

/** The events that can be sent to the shown chart now. The others have a reason. */
export function EventList(): ReactNode {
  const { shown } = useShownActors();
  const possibilities = useFrame(possibilitiesIn);
  const watched = useFrame(watchedActor);
  const isOld = useFrame(isOutdated);
  if (shown === null || shown.states.length === 0) return <p className="fb-none">This flow is not running now.</p>;
  if (isOwn(shown.chart))
    return <p className="fb-none">Flowbook itself sends the events of this flow as you use it.</p>;
  if (watched !== shown.actor) return null;
  const chart = chartCalled(shown.chart);
  const offers = [...(isOld ? addedSince(chart, possibilities) : []), ...offersOf(chart, shown.states, possibilities)];
  if (offers.length === 0) return <p className="fb-none">Only other charts send events to this flow.</p>;
  return (
    <div className="fb-events">
      {offers.map((offer, at) => (
        <EventButton key={`${offer.event} ${offer.sample}`} offer={offer} place={at + 1} actor={shown.actor} />
      ))}
    </div>
  );
}
