import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import type { GoalState } from '#tools/flowbook/way/goal-state.ts';
import { eventWords } from './event-words.ts';
import { Recorder } from './recorder.ts';
import { innermost } from './standing-text.ts';

/** A moment of a report: the chart that received an event, and the states of all charts then. */
export type ReportedMoment = {
  /** What it is called: 'Moment 12: cart product.added'. */
  readonly title: string;
  /** The id of the chart that received the event. */
  readonly chart: string;
  /** The innermost states of every chart that ran, the root's among them. */
  readonly states: readonly GoalState[];
};

/** @param at the number of the happening @throws where the report has none of that number */
export function reportedMoment(happenings: readonly Happening[], at: number): ReportedMoment {
  const happening = happenings[at];
  if (!happening) throw new Error(`The report has no moment ${at}.`);
  const recorder = new Recorder();
  recorder.add(happenings.slice(0, at + 1));
  const charts = [...new Set(happenings.slice(0, at + 1).map(({ chart }) => chart))];
  const states = charts.flatMap((chart) => {
    const all = recorder.actorsOf(chart);
    // Of several that run one chart the walk knows one: the one that this moment is about.
    const standing = all.find(({ actor }) => actor === happening.actor) ?? all[0];
    return innermost(standing?.states ?? []).map((path) => ({ chart, path }));
  });
  return {
    title: `Moment ${at + 1}: ${happening.actor} ${eventWords(happening.event, { id: happening.chart, edges: [] })}`,
    chart: happening.chart,
    states,
  };
}
