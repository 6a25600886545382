import type { ReactNode } from 'react';
import type { ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import { branchesOf, conditionOf } from '#tools/flowbook/chart/condition.ts';
import { useSurroundings } from './surroundings.ts';

/** All branches of the event of a transition, in the order in which they are tried; the first whose condition holds is taken. */
export function Branches({ edges, edge }: { edges: readonly ChartEdge[]; edge: ChartEdge }): ReactNode {
  const { viewer } = useSurroundings();
  const branches = branchesOf(edges, edge);
  if (branches.length < 2) return null;
  return (
    <ol className="fb-entries" aria-label={`Branches of ${edge.words}`}>
      {branches.map((branch) => (
        <li key={branch.id}>
          <button
            type="button"
            aria-current={branch.id === edge.id ? 'true' : undefined}
            onClick={() => viewer.send({ type: 'edge.chosen', edge: branch.id })}
          >
            {conditionOf(branch) ?? 'always'} → {branch.targets.join(', ') || 'stays'}
          </button>
        </li>
      ))}
    </ol>
  );
}
