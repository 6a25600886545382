import type { AnyMachineSnapshot } from 'xstate';
import type { ChartStep } from './chart-steps.ts';
import { leavesOf, type Place } from './place.ts';
import type { Plan } from './replay-file.ts';
import { Trial } from './trial.ts';

/** What one event has done to a chart: its transitions as one text, and the states before (none where it has begun) and after. */
export type Done = { readonly took: string; readonly from: string | null; readonly to: string };

/** A move that was made once, where it has led, and what it has done to each chart, by what the chart calls itself. */
export type Known = {
  readonly from: Place;
  /** All moves that were possible there. */
  readonly possible: readonly string[];
  readonly words: string;
  readonly to: Place;
  readonly done: ReadonlyMap<string, readonly Done[]>;
};

/** Between the transitions of one event. */
const AT_ONCE = ' and ';

/** The transitions of one event as one text, whatever their order. */
export const tookText = (took: readonly string[]): string => [...took].sort().join(AT_ONCE);

/** The same one by one again. */
export const tookOf = ({ took }: Done): readonly string[] => took.split(AT_ONCE);

const leavesText = (snapshot: AnyMachineSnapshot): string => [...leavesOf(snapshot)].sort().join(' ');

function doneBy(steps: readonly ChartStep[]): ReadonlyMap<string, readonly Done[]> {
  const done = new Map<string, Done[]>();
  for (const { chart, took, before, after } of steps) {
    const one = { took: tookText(took), from: before && leavesText(before), to: leavesText(after) };
    done.set(chart, [...(done.get(chart) ?? []), one]);
  }
  return done;
}

/** Walks through the whole shop and returns the outcome of each move. Impossible moves are left out. */
export async function learnt({ visit, moves }: Plan): Promise<readonly Known[]> {
  const { trial, outcome } = await Trial.begin(visit);
  const known: Known[] = [];
  let at = outcome;
  const made: string[] = [];
  for (const words of moves) {
    if (!at.possible.includes(words)) continue;
    const { place: from, possible } = at;
    at = await trial.take(made, words);
    made.push(words);
    known.push({ from, possible, words, to: at.place, done: doneBy(at.steps) });
  }
  trial.stop();
  return known;
}
