import type { ChartEdge } from './chart-model.ts';

/** When a branch is taken, in words: its guard, 'else' for the one that is left when no guard before it says yes; null for one alone. */
export function conditionOf({ guard, branch }: Pick<ChartEdge, 'guard' | 'branch'>): string | null {
  if (guard !== null) return guard;
  return branch !== null && branch > 0 ? 'else' : null;
}

/** The branches of one event of one state, in the order in which their guards are asked. */
export const branchesOf = (edges: readonly ChartEdge[], { state, event, branch }: ChartEdge): readonly ChartEdge[] =>
  branch === null ? [] : edges.filter((one) => one.state === state && one.event === event);
