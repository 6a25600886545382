import { type ReactNode, useMemo, useState } from 'react';
import { flowsOf, lanesOf, ofFlow } from '#tools/flowbook/live/lanes.ts';
import { isNewestFirst, momentShown, sequenceFlow } from '#tools/flowbook/machines/viewer.selectors.ts';
import { actorWords } from './charts.ts';
import { Name } from './Name.tsx';
import { SequenceDetail } from './SequenceDetail.tsx';
import { LANE, ROW, SequenceRow } from './SequenceRow.tsx';
import { useRecorder, useSurroundings, useViewer } from './surroundings.ts';

/** Rows that are rendered beyond either edge. */
const BEYOND = 8;
/** Rows are exchanged so many at a time. */
const BATCH = 8;

/** All events as a sequence diagram: a lane for each sender and receiver, and an arrow for each event. */
export function SequencePage(): ReactNode {
  const { viewer } = useSurroundings();
  const { happenings } = useRecorder();
  const moment = useViewer(momentShown);
  const flow = useViewer(sequenceFlow);
  const isReversed = useViewer(isNewestFirst);
  const [batch, setBatch] = useState(0);
  const flows = useMemo(() => flowsOf(happenings), [happenings]);
  const own = useMemo(() => ofFlow(happenings, flow), [happenings, flow]);
  const lanes = useMemo(() => lanesOf(own), [own]);
  const first = Math.max(0, batch * BATCH - BEYOND);
  const inSight = Math.ceil(window.innerHeight / ROW) + 2 * BEYOND + BATCH;
  const places = Array.from({ length: Math.max(0, Math.min(inSight, own.length - first)) }, (_, at) => first + at);
  const looked = moment === null ? undefined : happenings[moment];
  return (
    <div className="fb-diagram">
      <h1 className="fb-unseen">Sequence</h1>
      <div className="fb-head-row">
        <label>
          Flow{' '}
          <select
            value={flow ?? ''}
            onChange={({ target }) => viewer.send({ type: 'sequence.filtered', flow: target.value || null })}
          >
            <option value="">all</option>
            {flows.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={isReversed} onChange={() => viewer.send({ type: 'sequence.reversed' })} />{' '}
          Newest first
        </label>
        <output>{own.length.toLocaleString('en-GB')} events</output>
      </div>
      <section
        className="fb-sequence"
        aria-label="Sequence of events"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setBatch(Math.floor(currentTarget.scrollTop / ROW / BATCH))}
      >
        <div className="fb-lanes" aria-hidden style={{ width: lanes.length * LANE }}>
          {lanes.map((lane) => (
            <b key={lane} style={{ width: LANE }}>
              <Name>{actorWords(lane)}</Name>
            </b>
          ))}
        </div>
        <ol
          className="fb-rows"
          data-count={own.length}
          style={{ height: own.length * ROW, width: lanes.length * LANE, backgroundSize: `${LANE}px 1px` }}
        >
          {places.map((place) => {
            const happening = own[isReversed ? own.length - 1 - place : place];
            return (
              happening && (
                <SequenceRow
                  key={happening.seq}
                  {...{ happening, lanes }}
                  top={place * ROW}
                  place={place + 1}
                  count={own.length}
                  isShown={happening.seq === moment}
                />
              )
            );
          })}
        </ol>
        {happenings.length === 0 && <p className="fb-none">The shop is being opened.</p>}
      </section>
      {looked && <SequenceDetail happening={looked} />}
    </div>
  );
}
