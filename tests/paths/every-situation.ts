import type { AnyMachineSnapshot } from 'xstate';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { flowCalled } from './all-flows.ts';

/** A situation of a flow, with the paths of its states: 'open', 'open.confirming'. */
export type Situation = { readonly snapshot: AnyMachineSnapshot; readonly states: readonly string[] };

/**
 * Every situation that a flow's event catalogue leads to, on the chart itself: to the marked chart of the walk even a
 * forbidden event is one that it can take.
 */
export function situationsOf(name: string): readonly Situation[] {
  const flow = flowCalled(name);
  return [...walked(flow).situations.values()]
    .filter(({ status }) => status === 'active')
    .map(({ value, context }) => {
      const snapshot = flow.machine.resolveState({ value, context });
      return { snapshot, states: snapshot._nodes.map(({ path }) => path.join('.')) };
    });
}
