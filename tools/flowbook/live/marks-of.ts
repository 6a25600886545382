import type { RunMarks } from '#tools/flowbook/draw/marks.ts';
import type { Recorder, Standing } from './recorder.ts';

/** What the shop has done in a chart, as it is marked on its diagram: where it is, where it was, and by which transition. */
export function marksOf(recorder: Recorder, chart: string, shown: Standing | null, until: number): RunMarks {
  return {
    active: new Set(shown?.states ?? []),
    visited: recorder.visited(chart, until),
    taken: recorder.taken(chart, until),
    last: shown?.last.took.at(-1) ?? null,
  };
}
