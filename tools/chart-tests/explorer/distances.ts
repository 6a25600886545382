/** A way that is known from one place to another, and what it costs, in moves. */
export type KnownWay = { readonly from: string; readonly to: string; readonly cost: number };

/** How far it is at least to one of the ends, from each place that a known way leads from. */
export function distances(ways: readonly KnownWay[], ends: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const into = new Map<string, KnownWay[]>();
  for (const way of ways) {
    const known = into.get(way.to);
    if (known) known.push(way);
    else into.set(way.to, [way]);
  }
  const shortest = new Map(ends);
  const changed = new Set(ends.keys());
  for (const to of changed) {
    changed.delete(to);
    for (const { from, cost } of into.get(to) ?? []) {
      const through = (shortest.get(to) ?? 0) + cost;
      if (through >= (shortest.get(from) ?? Number.POSITIVE_INFINITY)) continue;
      shortest.set(from, through);
      changed.add(from);
    }
  }
  return shortest;
}
