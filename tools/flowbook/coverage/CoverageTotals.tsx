import type { ReactNode } from 'react';
import type { Storyboard } from '#tools/flowbook/storyboard/storyboard.ts';
import { type Coverage, isTraced, type Share, summed } from './coverage.ts';

/** Of the states that have a screen, on either width. */
function picturesOf({ states, missing }: Storyboard): Share {
  return { part: states.length, all: states.length + missing.filter(({ hasScreen }) => hasScreen).length };
}

const Total = ({ share: { part, all }, children }: { share: Share; children: ReactNode }) => (
  <div>
    <dd>
      {part.toLocaleString('en-GB')} <small>of</small> {all.toLocaleString('en-GB')}
    </dd>
    <dt>{children}</dt>
  </div>
);

/** The figures of all charts together. */
export function CoverageTotals({
  coverage,
  storyboard,
}: {
  coverage: Coverage;
  storyboard: Storyboard | null;
}): ReactNode {
  const { charts, sentences } = coverage;
  return (
    <dl className="cv-totals">
      {storyboard && <Total share={picturesOf(storyboard)}>screens pictured</Total>}
      <Total share={summed(charts.map(({ transitions }) => transitions))}>transitions exercised</Total>
      <Total share={summed(charts.map(({ noticed }) => noticed))}>mutants noticed</Total>
      <Total share={{ part: sentences.filter(isTraced).length, all: sentences.length }}>statements traced</Total>
    </dl>
  );
}
