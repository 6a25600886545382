import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { written } from '#tools/chart-tests/engine/plain.ts';
import type { Happening, Property, Verdict } from '../properties/property.ts';
import { NOTHING } from '../properties/timed-run.ts';

/** What can be seen of a flow, by the words for it. */
export type Look = Readonly<Record<string, unknown>>;

/** What a step does outside of a flow's chart. */
export type StepEffects = Pick<Happening, 'effects'>;

/**
 * A flow in plain code, from the requirements alone: it knows neither the chart nor what the chart is made of. What is
 * seen of both must agree after every step.
 */
export type Model<Snapshot, State, Seen extends Look> = {
  readonly start: State;
  /** @param at milliseconds since the run began; the end of a delay is an event that means nothing but that */
  readonly step: (state: State, event: AnyEventObject, at: number) => State;
  /** What the model says is seen now, and what the last step has done. */
  readonly shows: (state: State) => Seen;
  /** What is seen of the chart. */
  readonly looksLike: (snapshot: Snapshot, step: StepEffects) => Seen;
};

/** Where the two differ: 'total: 5454 by the model, 4855 by the chart'. */
function difference(model: Look, chart: Look): string | null {
  const different = Object.keys(model).filter((key) => written(model[key]) !== written(chart[key]));
  if (different.length === 0) return null;
  return different
    .map((key) => `${key}: ${written(model[key])} by the model, ${written(chart[key])} by the chart`)
    .join('\n');
}

/** That a chart does what a model does, as a property of its runs: after each step, and right before it. */
export function agreesWith<Snapshot, State, Seen extends Look>(
  title: string,
  { start, step, shows, looksLike }: Model<Snapshot, State, Seen>,
): Property {
  const compare = (state: State, snapshot: AnyMachineSnapshot, done: StepEffects): Verdict => ({
    wrong: difference(shows(state), looksLike(snapshot as Snapshot, done)),
  });
  return {
    title,
    isOfOneStep: false,
    watch: () => {
      let state = start;
      return {
        begin: (first) => compare(state, first, { effects: [] }),
        next: ({ before, event, at, after, effects }) => {
          if (after.status !== 'active') return null;
          state = step(state, NOTHING, at - 1);
          const waited = compare(state, before, { effects: [] });
          if (waited?.wrong) return waited;
          state = step(state, event, at);
          return compare(state, after, { effects });
        },
      };
    },
  };
}
