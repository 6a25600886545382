import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import type { Mutant } from '#tools/chart-tests/engine/mutant.ts';
import { mutantsOf } from '#tools/chart-tests/engine/mutants.ts';

/** Items at equal distances, the first included. The same list gives the same items. */
export function evenly<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (count >= items.length) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}

/**
 * The mutants of flows.
 * @param count how many of them, evenly over all; null for all
 */
export function mutantsOfAll(
  flows: readonly FlowPaths[],
  count: number | null,
): readonly (readonly [FlowPaths, readonly Mutant[]])[] {
  const all = flows.flatMap((flow) => mutantsOf(flow.machine).map((mutant) => ({ flow, mutant })));
  const chosen = evenly(all, count ?? all.length);
  return flows.map((flow) => [flow, chosen.filter((each) => each.flow === flow).map(({ mutant }) => mutant)]);
}
