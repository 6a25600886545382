import type { ChartEdge } from '#tools/flowbook/chart/chart-model.ts';

/** A transition as it was and as it is; null where it was not there, or is not any more. */
export type Pair = { readonly before: ChartEdge | null; readonly after: ChartEdge | null };

type Same = (before: ChartEdge, after: ChartEdge) => boolean;

const doesSame: Same = (before, after) =>
  JSON.stringify([before.guard, before.targets, before.actions, before.isForbidden]) ===
  JSON.stringify([after.guard, after.targets, after.actions, after.isForbidden]);
const isOfSameEvent: Same = (before, after) => before.state === after.state && before.event === after.event;

/** For the same event, from the best match to the weakest. */
const SAME: readonly Same[] = [
  (before, after) => isOfSameEvent(before, after) && before.branch === after.branch && doesSame(before, after),
  (before, after) => isOfSameEvent(before, after) && doesSame(before, after),
  (before, after) => isOfSameEvent(before, after) && before.guard === after.guard && before.guard !== null,
  (before, after) => isOfSameEvent(before, after) && (before.branch ?? 0) === (after.branch ?? 0),
  isOfSameEvent,
  // Another event that does what one did which is gone.
  (before, after) =>
    before.state === after.state &&
    before.kind === 'event' &&
    after.kind === 'event' &&
    !before.isForbidden &&
    doesSame(before, after),
];

/** Says of each transition which one it was: one branch more or less must not make all behind it look changed. */
export function pairedEdges(before: readonly ChartEdge[], after: readonly ChartEdge[]): readonly Pair[] {
  const left = new Set(before);
  const partners = new Map<ChartEdge, ChartEdge>();
  for (const isSame of SAME) {
    for (const edge of after) {
      const partner = partners.has(edge) ? undefined : [...left].find((one) => isSame(one, edge));
      if (!partner) continue;
      partners.set(edge, partner);
      left.delete(partner);
    }
  }
  return [
    ...after.map((edge) => ({ before: partners.get(edge) ?? null, after: edge })),
    ...[...left].map((edge) => ({ before: edge, after: null })),
  ];
}
