import type { AnyMachineSnapshot } from 'xstate';
import { tookText } from '#tests/explore/known-ways.ts';
import { leavesOf } from '#tests/explore/place.ts';
import type { DescribedPath } from '#tools/chart-tests/engine/described.ts';
import type { Place } from '#tools/chart-tests/engine/places.ts';
import { begun, type Step, stepped } from '#tools/chart-tests/engine/steps.ts';
import type { Graph } from '#tools/chart-tests/engine/walk.ts';
import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';

/** What a path wants of its chart in one step. */
export type WantedStep = {
  /** Its transitions, by the ids of their places. */
  readonly places: readonly string[];
  /** The same as one text, whatever their order. */
  readonly took: string;
  /** The innermost states before it and after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Of those after it the ones that it is about: the other regions may be in any state. */
  readonly own: readonly string[];
  /** The parallel regions around these states, or the root. */
  readonly regions: readonly string[];
};

/** The regions that a step changes or that contain its transitions. */
function ownLeaves(before: AnyMachineSnapshot, { snapshot, took }: Step, places: readonly Place[]): readonly string[] {
  const was = leavesOf(before);
  const is = leavesOf(snapshot);
  const changed = is.filter((leaf) => !was.includes(leaf));
  const stayed = took.flatMap((id) => {
    const state = places.find((place) => place.id === id)?.state ?? '';
    const inside = is.filter((leaf) => isWithin(leaf, state));
    return inside.length === 1 ? inside : [];
  });
  return [...new Set([...changed, ...stayed])];
}

/** The parallel region around a leaf. */
function regionOf(leaf: string, { _nodes }: AnyMachineSnapshot): string {
  let node = _nodes.find(({ path }) => path.join('.') === leaf);
  while (node?.parent && node.parent.type !== 'parallel') node = node.parent;
  return node?.path.join('.') ?? '';
}

/** What a path wants, step by step. */
export function wantedSteps({ steps }: DescribedPath, { machine, flow, places }: Graph): readonly WantedStep[] {
  let before = begun(machine, flow.input).snapshot;
  return steps.map(({ saying }) => {
    const step = stepped(machine, before, saying.event);
    const own = ownLeaves(before, step, places);
    const wanted = {
      places: step.took,
      took: tookText(step.took),
      before: leavesOf(before),
      after: leavesOf(step.snapshot),
      own,
      regions: [...new Set(own.map((leaf) => regionOf(leaf, step.snapshot)))],
    };
    before = step.snapshot;
    return wanted;
  });
}
