import type { ReactNode } from 'react';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { ChartCoverage } from './coverage.ts';
import { type Cell, matrixOf } from './matrix.ts';

type Props = {
  chart: Chart;
  coverage: ChartCoverage | undefined;
  onState: (chart: string, path: string) => void;
  onEdge: (chart: string, edgeId: string) => void;
};

const SAID = {
  covered: 'exercised',
  gap: 'possible, not exercised',
  held: 'held back',
  none: 'no transition',
} as const;

type CellProps = { cell: Cell; where: string; onEdge: (edgeId: string) => void };

function MatrixCell({ cell, where, onEdge }: CellProps): ReactNode {
  const said = `${where}: ${SAID[cell.kind]}`;
  if (!('edge' in cell)) {
    return (
      <td className={`is-${cell.kind}`} title={said}>
        <span className="fb-unseen">{SAID[cell.kind]}</span>
      </td>
    );
  }
  const { edge } = cell;
  return (
    <td className={`is-${cell.kind}`}>
      <button type="button" className="cv-dot" title={said} aria-label={said} onClick={() => onEdge(edge.id)} />
    </td>
  );
}

/** Which event does what in which state, and which of that was seen. */
export function CoverageMatrix({ chart, coverage, onState, onEdge }: Props): ReactNode {
  const { events, groups } = matrixOf(chart, coverage);
  return (
    <>
      <section className="cv-matrix" aria-label="States and events">
        <table>
          <thead>
            <tr>
              <td />
              {events.map((event) => (
                <th key={event} scope="col">
                  <span className="cv-event">{event}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ region, rows }) => (
            <tbody key={region}>
              {groups.length > 1 && (
                <tr className="is-region">
                  <th scope="colgroup" colSpan={events.length + 1}>
                    {region === '' ? 'beside the regions' : region}
                  </th>
                </tr>
              )}
              {rows.map(({ state, cells }) => (
                <tr key={state.path}>
                  <th scope="row">
                    <button type="button" onClick={() => onState(chart.id, state.path)}>
                      {region === '' ? state.path : state.path.slice(region.length + 1)}
                    </button>
                  </th>
                  {cells.map((cell, index) => (
                    <MatrixCell
                      key={events[index]}
                      cell={cell}
                      where={`${events[index]} in ${state.path}`}
                      onEdge={(id) => onEdge(chart.id, id)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <p className="cv-legend" aria-hidden>
        <span className="is-covered">Exercised</span>
        <span className="is-gap">Possible, not exercised</span>
        <span className="is-held">Held back</span>
        <span className="is-none">No transition</span>
      </p>
    </>
  );
}
