import type { CSSProperties, ReactNode } from 'react';
import { type Coverage, gapsOf, type Share } from './coverage.ts';

type Props = { coverage: Coverage; chart: string; onChart: (chart: string) => void };

type BarStyle = CSSProperties & { '--part': string };

function Bar({ share: { part, all } }: { share: Share }): ReactNode {
  const style: BarStyle = { '--part': `${all === 0 ? 100 : (100 * part) / all}%` };
  return (
    <span className="cv-bar" data-whole={part === all}>
      <i style={style} />
      {part} of {all}
    </span>
  );
}

/** How far each flow is covered. */
export const CoverageTable = ({ coverage, chart, onChart }: Props): ReactNode => (
  <table className="cv-table">
    <thead>
      <tr>
        <th scope="col">Flow</th>
        <th scope="col">States</th>
        <th scope="col">Transitions</th>
        <th scope="col">Mutants</th>
        <th scope="col">Gaps</th>
      </tr>
    </thead>
    <tbody>
      {coverage.charts.map((one) => (
        <tr key={one.chart} data-chosen={one.chart === chart}>
          <th scope="row">
            <button type="button" aria-pressed={one.chart === chart} onClick={() => onChart(one.chart)}>
              {one.chart}
            </button>
          </th>
          <td>
            <Bar share={one.states} />
          </td>
          <td>
            <Bar share={one.transitions} />
          </td>
          <td>
            <Bar share={one.noticed} />
          </td>
          <td>{gapsOf(one) || '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
