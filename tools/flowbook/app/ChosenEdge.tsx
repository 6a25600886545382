import type { ReactNode } from 'react';
import type { Chart, ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import { conditionOf } from '#tools/flowbook/chart/condition.ts';
import { knownWords } from '#tools/flowbook/coverage/coverage.ts';
import { hrefOf } from '#tools/flowbook/live/routes.ts';
import { Branches } from './Branches.tsx';
import { GoThere } from './GoThere.tsx';
import { useEdgeCoverage } from './known-marks.ts';
import { Name } from './Name.tsx';
import { isAlone } from './project.ts';

/** The code of a condition that has no name, where its words are only a part of it. */
const WholeCondition = ({ edge: { code } }: { edge: ChartEdge }): ReactNode =>
  code === null ? null : (
    <details className="fb-code">
      <summary>The condition in full</summary>
      <pre>{code}</pre>
    </details>
  );

/** A transition in words: where it leads, under which condition, and what is done on the way. */
export function ChosenEdge({ chart: { id: chart, edges }, edge }: { chart: Chart; edge: ChartEdge }): ReactNode {
  const known = useEdgeCoverage(chart, edge.id);
  const condition = conditionOf(edge);
  const { words, targets, actions, covers, description, state } = edge;
  // Ways lead through screens.
  const goal = edge.isForbidden || isAlone(chart) ? null : { chart, path: targets[0] ?? state, by: edge.id };
  return (
    <section className="fb-selected" aria-label={`About ${words}`}>
      <p>
        <b>
          <Name>{words}</Name>
        </b>{' '}
        in{' '}
        <a href={hrefOf(chart, state)}>
          <Name>{state || chart}</Name>
        </a>
        {targets.length > 0 && ' leads to '}
        {targets.map((path) => (
          <a key={path} href={hrefOf(chart, path)}>
            <Name>{path}</Name>
          </a>
        ))}
        {edge.isForbidden && ' is held back: nothing happens'}
        {condition !== null && (condition === 'else' ? ', else' : `, if ${condition}`)}
        {actions.length > 0 && `; does ${actions.join(', ')}`}. {description}
        {covers.map((id) => (
          <code key={id}>{id}</code>
        ))}
      </p>
      {goal && (
        <div className="fb-goal">
          <GoThere goal={goal} />
        </div>
      )}
      <WholeCondition edge={edge} />
      <Branches edges={edges} edge={edge} />
      {known && <p className="fb-known">{knownWords(known)}</p>}
    </section>
  );
}
