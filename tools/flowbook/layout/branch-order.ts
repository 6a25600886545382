import { grouped } from '#tools/flowbook/chart/grouped.ts';
import type { Link } from './visible.ts';

/** The lines at the upper and at the lower border of a state, by the ids of their edges, from the left to the right. */
export type Borders = { readonly top: readonly string[]; readonly bottom: readonly string[] };

/** By the node of the state. */
export type BordersOf = ReadonlyMap<string, Borders>;

/** The lines of each event that has several branches, in the order of the branches. */
export function branchesOf(path: string, links: readonly Link[]): readonly (readonly Link[])[] {
  const own = links.filter(({ from, isFromWithin }) => from === path && !isFromWithin);
  const branches = own.flatMap((link) =>
    link.edges.flatMap(({ state, event, branch }) =>
      branch === null ? [] : [{ link, branch, event: `${state} ${event}` }],
    ),
  );
  return [...grouped(branches, ({ event }) => event).values()]
    .map((each) => [...new Set(each.toSorted((a, b) => a.branch - b.branch).map(({ link }) => link))])
    .filter((each) => each.length > 1);
}

/** The same lines with those of each group beside one another in its order, where the first of them was. The first group has its way. */
export function inBranchOrder(lines: readonly string[], groups: readonly (readonly string[])[]): readonly string[] {
  return groups.toReversed().reduce((order, group) => {
    const own = group.filter((id) => order.includes(id));
    if (own.length < 2) return order;
    const at = order.findIndex((id) => own.includes(id));
    const others = order.filter((id) => !own.includes(id));
    return [...others.slice(0, at), ...own, ...others.slice(at)];
  }, lines);
}
