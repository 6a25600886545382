import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChartCoverage } from './coverage.ts';

type Props = { coverage: ChartCoverage; onEdge: (chart: string, edgeId: string) => void };

/** What is missing of a chart, in words. */
export function Gaps({ coverage: { chart, edges, gaps }, onEdge }: Props): ReactNode {
  const own = edges.flatMap(({ id, gaps: missing }) => missing.map((gap) => ({ id, gap })));
  if (own.length + gaps.length === 0) {
    return (
      <p className="cv-whole">
        <CircleCheck aria-hidden size={15} />
        Every transition is taken by a path, and every change of one is noticed.
      </p>
    );
  }
  return (
    <ul className="cv-gaps" aria-label="Gaps">
      {own.map(({ id, gap }) => (
        <li key={`${id} ${gap}`}>
          <CircleAlert aria-hidden size={15} />
          <button type="button" onClick={() => onEdge(chart, id)}>
            {id}
          </button>
          <span>{gap}</span>
        </li>
      ))}
      {gaps.map((gap) => (
        <li key={gap}>
          <CircleAlert aria-hidden size={15} />
          <span>{gap}</span>
        </li>
      ))}
    </ul>
  );
}
