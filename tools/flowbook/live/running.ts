import { grouped } from '#tools/flowbook/chart/grouped.ts';
import type { RunMarks } from '#tools/flowbook/draw/marks.ts';
import type { Recorder, Standing } from './recorder.ts';
import { standingText } from './standing-text.ts';

/** The actors that run a chart at a moment. */
export const runningOf = (recorder: Recorder, chart: string, until: number): readonly Standing[] =>
  recorder.actorsOf(chart, until).filter(({ states }) => states.length > 0);

const stateOf = ({ states }: Standing): string => standingText(states) || 'running';

/** 'not running', 'now open.confirming', or, where several run, how often and in which states: '3 run: 2 × idle, added'. */
export function runningWords(running: readonly Standing[]): string {
  const [first, ...others] = running;
  if (!first) return 'not running';
  if (others.length === 0) return `now ${stateOf(first)}`;
  const counted = [...grouped(running, stateOf)].map(([state, { length }]) =>
    length > 1 ? `${length} × ${state}` : state,
  );
  return `${running.length} run: ${counted.join(', ')}`;
}

/** What all actors that run a chart have done in it, as it is marked on its diagram. */
export function marksOfAll(recorder: Recorder, chart: string, until: number): RunMarks {
  const running = runningOf(recorder, chart, until);
  const latest = running.toSorted((a, b) => b.last.seq - a.last.seq)[0];
  return {
    active: new Set(running.flatMap(({ states }) => states)),
    visited: recorder.visited(chart, until),
    taken: recorder.taken(chart, until),
    last: latest?.last.took.at(-1) ?? null,
  };
}
