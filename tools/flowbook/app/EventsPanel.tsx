import type { ReactNode } from 'react';
import { EventList } from './EventList.tsx';
import { useShownActors } from './shown-actor.ts';
import { useSurroundings } from './surroundings.ts';

export function EventsPanel(): ReactNode {
  const { viewer } = useSurroundings();
  const { all, shown } = useShownActors();
  return (
    <section className="fb-send" aria-label="Send event">
      <h2 className="fb-head">Send event</h2>
      {all.length > 1 && (
        <label className="fb-choice">
          To
          <select
            value={shown?.actor}
            onChange={({ target }) => viewer.send({ type: 'actor.chosen', actor: target.value })}
          >
            {all.map(({ actor, states }) => (
              <option key={actor} value={actor}>
                {actor}
                {states.length === 0 ? ' (ended)' : ''}
              </option>
            ))}
          </select>
        </label>
      )}
      <EventList />
    </section>
  );
}
