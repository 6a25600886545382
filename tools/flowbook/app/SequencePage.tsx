import { memo, type ReactNode, useState } from 'react';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { BEGINNING, eventWords } from '#tools/flowbook/live/event-words.ts';
import { hrefOf } from '#tools/flowbook/live/routes.ts';
import { standingText } from '#tools/flowbook/live/standing-text.ts';
import { momentShown } from '#tools/flowbook/machines/viewer.selectors.ts';
import { useRecorder, useSurroundings, useViewer } from './surroundings.ts';

/** px: all rows have this height, so only the visible ones are rendered, however many there are. */
const ROW = 32;
/** Rows that are rendered beyond either edge. */
const BEYOND = 8;
/** Rows are exchanged so many at a time. */
const BATCH = 8;

/** Where the chart is afterwards; that it has not moved, where nothing has answered. */
function outcomeOf({ event, states, took }: Happening): string {
  if (took.length === 0 && event !== BEGINNING) return 'nothing answers it';
  return standingText(states) || (states.length === 0 ? 'ended' : 'running');
}

const seconds = ({ at }: Happening): string => `${(at / 1000).toFixed(3)} s`;

/** Rendered once, although the parts around it change. */
const Row = memo(({ happening, isShown }: { happening: Happening; isShown: boolean }): ReactNode => {
  const { viewer } = useSurroundings();
  return (
    <tr
      style={{ height: ROW }}
      data-shown={isShown}
      data-idle={happening.took.length === 0 && happening.event !== BEGINNING}
    >
      <td>
        <button
          type="button"
          aria-label={`${seconds(happening)}: look back at event ${happening.seq}`}
          onClick={() => viewer.send({ type: 'moment.chosen', moment: happening.seq })}
        >
          {seconds(happening)}
        </button>
      </td>
      <td>{happening.from}</td>
      <td>
        <a href={hrefOf(happening.chart)}>{happening.actor}</a>
      </td>
      <td>
        <b>{eventWords(happening.event)}</b>{' '}
        {happening.payload === null ? '' : <code>{JSON.stringify(happening.payload)}</code>}
      </td>
      <td title={standingText(happening.states)}>{outcomeOf(happening)}</td>
      <td>{happening.reported.join(', ')}</td>
    </tr>
  );
});
Row.displayName = 'Row';

/** All events with their sender, receiver, time and effect, the newest last. */
export function SequencePage(): ReactNode {
  const { happenings } = useRecorder();
  const moment = useViewer(momentShown);
  const [batch, setBatch] = useState(0);
  const first = Math.max(0, batch * BATCH - BEYOND);
  const inSight = Math.ceil(window.innerHeight / ROW);
  const seen = happenings.slice(first, first + inSight + 2 * BEYOND + BATCH);
  return (
    <section
      className="fb-sequence"
      aria-label="Sequence of events"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => setBatch(Math.floor(currentTarget.scrollTop / ROW / BATCH))}
    >
      <h1 className="fb-unseen">Sequence</h1>
      <table aria-rowcount={happenings.length}>
        <thead>
          <tr>
            {['When', 'From', 'To', 'Event', 'Then in', 'Reports'].map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr style={{ height: first * ROW }} aria-hidden />
          {seen.map((happening) => (
            <Row key={happening.seq} happening={happening} isShown={happening.seq === moment} />
          ))}
          <tr style={{ height: Math.max(0, happenings.length - first - seen.length) * ROW }} aria-hidden />
        </tbody>
      </table>
      {happenings.length === 0 && <p className="fb-none">The shop is being opened.</p>}
    </section>
  );
}
