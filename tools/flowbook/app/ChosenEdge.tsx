import type { ReactNode } from 'react';
import type { ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import { knownWords } from '#tools/flowbook/coverage/coverage.ts';
import { hrefOf } from '#tools/flowbook/live/routes.ts';
import { useEdgeCoverage } from './known-marks.ts';

/** A transition in words: where it leads, under which condition, and what is done on the way. */
export function ChosenEdge({ chart, edge }: { chart: string; edge: ChartEdge }): ReactNode {
  const known = useEdgeCoverage(chart, edge.id);
  const { words, guard, targets, actions, covers, description, state } = edge;
  return (
    <section className="fb-selected" aria-label={`About ${words}`}>
      <p>
        <b>{words}</b> in <a href={hrefOf(chart, state)}>{state || chart}</a>
        {targets.length > 0 && ' leads to '}
        {targets.map((path) => (
          <a key={path} href={hrefOf(chart, path)}>
            {path}
          </a>
        ))}
        {edge.isForbidden && ' is held back: nothing happens'}
        {guard !== null && `, if ${guard}`}
        {actions.length > 0 && `; does ${actions.join(', ')}`}. {description}
        {covers.map((id) => (
          <code key={id}>{id}</code>
        ))}
      </p>
      {known && <p className="fb-known">{knownWords(known)}</p>}
    </section>
  );
}
