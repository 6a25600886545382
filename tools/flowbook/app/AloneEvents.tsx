import { type ReactNode, useState } from 'react';
import type { OfferedEvent, RunningChart } from '#tools/flowbook/alone/alone-face.ts';
import { type Offer, offersOf } from '#tools/flowbook/live/reasons.ts';
import { canDrive, faceOf } from '#tools/flowbook/machines/alone.selectors.ts';
import { actorChosen } from '#tools/flowbook/machines/viewer.selectors.ts';
import { actorWords, chartCalled } from './charts.ts';
import { leaveFocusToAlone } from './leave-focus.ts';
import { Name } from './Name.tsx';
import { useAlone, useRecorderOf, useSurroundings, useViewer } from './surroundings.ts';
import { TypedJson } from './TypedJson.tsx';

/** The first nine can be sent by their number. */
const KEYS = 9;

type RowProps = { actor: string; offer: Offer & OfferedEvent; place: number };

const textOf = (payload: OfferedEvent['payload']): string =>
  Object.keys(payload).length === 0 ? '' : JSON.stringify(payload);

function EventRow({ actor, offer: { event, payload, sample, why }, place }: RowProps): ReactNode {
  const { alone } = useSurroundings();
  const [text, setText] = useState(textOf(payload));
  const send = () => alone.send({ type: 'event.sent', actor, event, text });
  const hasKey = why === null && place <= KEYS;
  return (
    <li ref={leaveFocusToAlone}>
      <button
        type="button"
        className="fb-event"
        aria-disabled={why !== null}
        data-key={hasKey ? place : undefined}
        onClick={send}
      >
        <span>
          <Name>{event}</Name> <i>{sample}</i>
          {why !== null && <small>{why}</small>}
        </span>
        {hasKey && <kbd>{place}</kbd>}
      </button>
      <details>
        <summary>
          <span className="fb-unseen">{event} </span>payload
        </summary>
        <TypedJson
          label={`What ${event} carries, as JSON`}
          placeholder='{"amount": 2}'
          initially={text}
          onType={setText}
        >
          {() => (
            <button type="button" className="fb-button" onClick={send}>
              Send<span className="fb-unseen"> {event} so</span>
            </button>
          )}
        </TypedJson>
      </details>
    </li>
  );
}

/** An event that the chart does not name, for its wildcards. */
function OtherEvent({ actor, wildcards }: { actor: string; wildcards: readonly string[] }): ReactNode {
  const { alone } = useSurroundings();
  const [event, setEvent] = useState('');
  return (
    <fieldset ref={leaveFocusToAlone} className="fb-other" aria-label="Another event">
      <label>
        Another event <span>for {wildcards.join(', ')}</span>
        <input value={event} onChange={({ target }) => setEvent(target.value)} placeholder="mouse.pressed" />
      </label>
      <TypedJson label="What it carries, as JSON" placeholder="{}">
        {(text) => (
          <button
            type="button"
            className="fb-button"
            onClick={() => alone.send({ type: 'event.sent', actor, event, text })}
          >
            Send
          </button>
        )}
      </TypedJson>
    </fieldset>
  );
}

function shownIn(
  charts: readonly RunningChart[],
  shown: string | null,
  chosen: string | null,
): RunningChart | undefined {
  const own = charts.filter(({ chart }) => chart === shown);
  return own.find(({ actor }) => actor === chosen) ?? own[0] ?? charts[0];
}

/** The events that the shown chart can be sent, with what they carry. */
export function AloneEvents({ shown }: { shown: string | null }): ReactNode {
  const { charts } = useAlone(faceOf);
  const chosen = useViewer(actorChosen);
  const isDriven = useAlone(canDrive);
  const running = shownIn(charts, shown, chosen);
  const recorder = useRecorderOf(running?.chart ?? shown);
  if (!running || !isDriven) return null;
  const { actor, chart, events, wildcards } = running;
  const states = recorder.standing(actor)?.states ?? [];
  const offered = new Map(events.map((event) => [`${event.event} ${event.sample}`, event]));
  const offers = offersOf(chartCalled(chart), states, events).map((offer) => {
    const { lacks, payload } = offered.get(`${offer.event} ${offer.sample}`) ?? { lacks: '', payload: {} };
    return { ...offer, payload, lacks, why: lacks || offer.why };
  });
  return (
    <section aria-label="Send event">
      <h3 className="fb-head">
        Send event <span>to {actorWords(actor)}</span>
      </h3>
      {offers.length === 0 && wildcards.length === 0 && <p className="fb-none">It names no events.</p>}
      <ul className="fb-events">
        {offers.map((offer, index) => (
          <EventRow key={`${actor} ${offer.event} ${offer.sample}`} actor={actor} offer={offer} place={index + 1} />
        ))}
      </ul>
      {wildcards.length > 0 && <OtherEvent key={actor} actor={actor} wildcards={wildcards} />}
    </section>
  );
}
