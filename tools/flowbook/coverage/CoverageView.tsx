import type { ReactNode } from 'react';
import { CoverageMatrix } from './CoverageMatrix.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { CoverageTotals } from './CoverageTotals.tsx';
import type { CoverageProps } from './coverage-props.ts';
import { Gaps } from './Gaps.tsx';
import { Sentences } from './Sentences.tsx';

const COMMANDS = [
  'npm test',
  'npm run explore',
  'npm run mutants -- --json test-results/mutants.json',
  'npm run mutants -- views --json test-results/view-mutants.json',
  'npm run report',
];

const Nothing = () => (
  <section className="sb-nothing" aria-label="No report">
    <h1>Coverage</h1>
    <p>There is no report yet. The last of these commands makes it, of what the others have left:</p>
    <pre>
      <code>{COMMANDS.join('\n')}</code>
    </pre>
  </section>
);

/** What the suites know of the charts: transitions, mutants, and the statements of the requirements all the way. */
export function CoverageView(props: CoverageProps): ReactNode {
  const { coverage, charts, storyboard, chart: id, onState, onEdge } = props;
  if (coverage === null) return <Nothing />;
  const chart = charts.find((one) => one.id === id);
  const own = coverage.charts.find((one) => one.chart === id);
  return (
    <div className="cv">
      <section className="cv-all" aria-label="All flows">
        <h1>Coverage</h1>
        <CoverageTotals coverage={coverage} storyboard={storyboard} />
        {coverage.missing.map((missing) => (
          <p key={missing} className="cv-missing">
            {missing}
          </p>
        ))}
        <CoverageTable {...props} coverage={coverage} />
      </section>
      <section className="cv-one" aria-label={id}>
        <h2>{id}</h2>
        {chart ? <CoverageMatrix {...{ chart, onState, onEdge }} coverage={own} /> : <p>There is no such chart.</p>}
        {own && <Gaps coverage={own} onEdge={onEdge} />}
      </section>
      <Sentences {...props} coverage={coverage} />
    </div>
  );
}
