import { memo, type ReactNode } from 'react';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { BEGINNING } from '#tools/flowbook/live/event-words.ts';
import { senderOf } from '#tools/flowbook/live/lanes.ts';
import { standingText } from '#tools/flowbook/live/standing-text.ts';
import { actorWords, receivedWords } from './charts.ts';
import { useSurroundings } from './surroundings.ts';

/** px: all rows have this height, so only the visible ones are rendered, however many there are. */
export const ROW = 32;
/** px between two lanes. */
export const LANE = 132;
/** px that an event to the actor itself takes of its lane. */
const LOOP = 28;

/** The state of the chart afterwards; that it has not moved, where nothing has answered. */
export function outcomeOf({ event, states, took }: Happening): string {
  if (took.length === 0 && event !== BEGINNING) return 'nothing answers it';
  return standingText(states) || (states.length === 0 ? 'ended' : 'running');
}

export const seconds = ({ at }: Happening): string => `${(at / 1000).toFixed(3)} s`;

function wayOf(from: number, to: number): 'loop' | 'right' | 'left' {
  if (from === to) return 'loop';
  return to > from ? 'right' : 'left';
}

type Props = {
  happening: Happening;
  lanes: readonly string[];
  top: number;
  place: number;
  count: number;
  isShown: boolean;
};

/** An event as an arrow from the lane of its sender to that of its receiver. Rendered once, although the parts around it change. */
export const SequenceRow = memo(({ happening, lanes, top, place, count, isShown }: Props): ReactNode => {
  const { viewer } = useSurroundings();
  const from = lanes.indexOf(senderOf(happening));
  const to = lanes.indexOf(happening.actor);
  const isLoop = from === to;
  const width = isLoop ? LOOP : Math.abs(to - from) * LANE;
  const left = Math.min(from, to) * LANE + LANE / 2;
  return (
    <li
      className="fb-event-row"
      style={{ top, height: ROW }}
      aria-posinset={place}
      aria-setsize={count}
      data-shown={isShown}
      data-idle={happening.took.length === 0 && happening.event !== BEGINNING}
    >
      <button
        type="button"
        aria-label={`${seconds(happening)}: ${actorWords(senderOf(happening))} to ${actorWords(happening.actor)}: ${receivedWords(happening)}; ${outcomeOf(happening)}: look back at event ${happening.seq}`}
        aria-pressed={isShown}
        onClick={() => viewer.send({ type: 'moment.chosen', moment: happening.seq })}
      >
        <time>{seconds(happening)}</time>
        <span className="fb-way-of" data-way={wayOf(from, to)} style={{ left, width }} />
        <span className="fb-event-words" style={{ left: left + 8 }}>
          {receivedWords(happening)} <i>{outcomeOf(happening)}</i>
        </span>
      </button>
    </li>
  );
});
SequenceRow.displayName = 'SequenceRow';
