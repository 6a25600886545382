import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyMachineSnapshot } from 'xstate';
import { stateText } from '#machines/domain/state-text.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { flowCalled } from './all-flows.ts';

/** A situation of a flow, with the paths of its states: 'open', 'open.confirming'. */
export type Situation = { readonly snapshot: AnyMachineSnapshot; readonly states: readonly string[] };

type Standing = Pick<AnyMachineSnapshot, 'value' | 'context'>;

/** A slow machine walks a large chart for a minute. */
export const LONGEST_WALK_MS = 180_000;

/** In the same states the data differ, too: so many of these situations are looked at. */
const MOST_ALIKE = 20;

function standingsOf(flow: FlowPaths): readonly Standing[] {
  const counts = new Map<string, number>();
  return [...walked(flow).situations.values()].flatMap(({ status, value, context }) => {
    const states = stateText(value);
    const alike = counts.get(states) ?? 0;
    counts.set(states, alike + 1);
    return status === 'active' && alike < MOST_ALIKE ? [{ value, context }] : [];
  });
}

/** A folder in which walks are stored for the next run, where that changes selectors alone: `npm run mutants -- code`. */
const STORED = process.env.STORED_WALKS;

function storedStandings(flow: FlowPaths): readonly Standing[] {
  if (STORED === undefined) return standingsOf(flow);
  const file = `${STORED}/${flow.flow}.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const standings = standingsOf(flow);
  mkdirSync(STORED, { recursive: true });
  writeFileSync(file, JSON.stringify(standings));
  return standings;
}

const found = new Map<string, readonly Situation[]>();

/**
 * Situations that a flow's event catalogue leads to, on the chart itself: to the marked chart of the walk even a forbidden
 * event is one that it can take.
 */
export function situationsOf(name: string): readonly Situation[] {
  const known = found.get(name);
  if (known) return known;
  const flow = flowCalled(name);
  const situations = storedStandings(flow).map(({ value, context }) => {
    const snapshot = flow.machine.resolveState({ value, context });
    return { snapshot, states: snapshot._nodes.map(({ path }) => path.join('.')) };
  });
  found.set(name, situations);
  return situations;
}
