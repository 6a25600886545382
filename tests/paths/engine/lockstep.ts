import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { FlowPaths } from './flow-paths.ts';
import { shown } from './shown.ts';
import { begun, can, canCome, isAnswered, stepped } from './steps.ts';
import { type Saying, sayingsOf, situationOf } from './walk.ts';

/** What tells a flow's situations apart while two charts are walked side by side. */
export type Telling = (flow: FlowPaths, snapshot: AnyMachineSnapshot) => string;

const still = (snapshot: AnyMachineSnapshot): string => shown({ snapshot, took: [], effects: [] });

/** The flow's own key. Situations that it does not tell apart are walked on from the first of them alone. */
export const byKey: Telling = situationOf;

/** All that a chart shows, and whom it has started. There may be endlessly many such situations: only so many are walked. */
export const byEverything: Telling = (_, snapshot) =>
  `${still(snapshot)}\n${Object.keys(snapshot.children).sort().join(' ')}`;

/** One event tried in one situation. */
type Try = {
  readonly saying: Saying;
  readonly shows: string;
  /** The situation that it leads to for the first time, by its number; null where it was met before. */
  readonly leadsTo: number | null;
};

type Situation = {
  /** The words of the events that lead here. */
  readonly way: readonly string[];
  /** Which of the flow's events its chart says that it would answer here. */
  readonly can: string;
  readonly tries: readonly Try[];
};

/** What a chart shows at each step of a walk, so that others can be compared with it. */
export type Reference = {
  readonly flow: FlowPaths;
  readonly first: string;
  readonly situations: readonly Situation[];
  /** How many events the walk tries. */
  readonly steps: number;
  /** Whether every situation was walked; false where there are more than were allowed. */
  readonly isWhole: boolean;
};

const canText = (sayings: readonly Saying[], snapshot: AnyMachineSnapshot): string =>
  sayings
    .filter(({ event }) => can(snapshot, event))
    .map(({ words }) => words)
    .join(', ');

type Tried = { readonly snapshot: AnyMachineSnapshot; readonly shows: string };

/** What nothing answers changes nothing and need not be sent; but the failure of an actor then stops the chart. */
function tried(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, { event }: Saying): Tried {
  if (!isAnswered(snapshot, event) && !event.type.startsWith('xstate.error.')) {
    return { snapshot, shows: still(snapshot) };
  }
  const step = stepped(machine, snapshot, event);
  return { snapshot: step.snapshot, shows: shown(step) };
}

/** A situation that was met and is still to be looked at. */
type Met = { readonly snapshot: AnyMachineSnapshot; readonly way: readonly string[] };

/**
 * Walks a flow's chart and keeps what it shows.
 * @param most how many situations are walked at most
 */
export function referenceOf(flow: FlowPaths, telling: Telling = byKey, most = 4000): Reference {
  const sayings = sayingsOf(flow);
  const first = begun(flow.machine, flow.input);
  const met: Met[] = [{ snapshot: first.snapshot, way: [] }];
  const known = new Set([telling(flow, first.snapshot)]);
  let isWhole = true;

  const tryOne = (saying: Saying, from: Met): Try => {
    const { snapshot, shows } = tried(flow.machine, from.snapshot, saying);
    const key = telling(flow, snapshot);
    if (known.has(key)) return { saying, shows, leadsTo: null };
    if (known.size >= most) {
      isWhole = false;
      return { saying, shows, leadsTo: null };
    }
    known.add(key);
    met.push({ snapshot, way: [...from.way, saying.words] });
    return { saying, shows, leadsTo: met.length - 1 };
  };

  const situations: Situation[] = [];
  for (const each of met) {
    const possible = each.snapshot.status === 'active' ? sayings : [];
    const coming = possible.filter(({ event }) => canCome(each.snapshot, event));
    const tries = coming.map((saying) => tryOne(saying, each));
    situations.push({ way: each.way, can: canText(sayings, each.snapshot), tries });
  }
  const steps = situations.reduce((sum, { tries }) => sum + tries.length, 0);
  return { flow, first: shown(first), situations, steps, isWhole };
}

/** Where a chart first shows something else than the one it is compared with. */
export type Difference = {
  /** The words of the events up to there. */
  readonly way: readonly string[];
  readonly before: string;
  readonly now: string;
};

/** Walks a chart beside a reference. Null where both show the same at every step of it. */
export function differenceOf({ flow, first, situations }: Reference, machine: AnyStateMachine): Difference | null {
  const sayings = sayingsOf(flow);
  const beginning = begun(machine, flow.input);
  if (shown(beginning) !== first) return { way: [], before: first, now: shown(beginning) };
  const met = new Map([[0, beginning.snapshot]]);
  for (const [number, { way, can: could, tries }] of situations.entries()) {
    const snapshot = met.get(number);
    if (!snapshot) throw new Error(`${flow.flow}: situation ${number} is walked before it is met`);
    met.delete(number);
    const canNow = canText(sayings, snapshot);
    if (canNow !== could) return { way, before: `can answer: ${could}`, now: `can answer: ${canNow}` };
    for (const { saying, shows, leadsTo } of tries) {
      const now = tried(machine, snapshot, saying);
      if (now.shows !== shows) return { way: [...way, saying.words], before: shows, now: now.shows };
      if (leadsTo !== null) met.set(leadsTo, now.snapshot);
    }
  }
  return null;
}
