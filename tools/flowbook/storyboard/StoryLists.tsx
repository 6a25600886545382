import type { ReactNode } from 'react';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { sharedEdges, targetWords, wordsOf } from './board-layout.ts';
import type { Storyboard, Width } from './storyboard.ts';

type Props = {
  storyboard: Storyboard;
  chart: Chart;
  width: Width;
  onEdge?: ((edgeId: string) => void) | undefined;
};

/** What no arrow of the board shows: transitions of many states at once, and states without a picture. */
export function StoryLists({ storyboard, chart, width, onEdge }: Props): ReactNode {
  const shared = sharedEdges(chart);
  const missing = storyboard.missing.filter((one) => one.chart === chart.id && one.width === width);
  return (
    <div className="sb-lists">
      {shared.length > 0 && (
        <section aria-labelledby="sb-shared">
          <h2 id="sb-shared">From several states</h2>
          <ul>
            {shared.map((edge) => (
              <li key={edge.id}>
                <button type="button" onClick={() => onEdge?.(edge.id)}>
                  {wordsOf(storyboard, chart.id, edge, width)}
                </button>
                <span>
                  {edge.state === '' ? '' : `${edge.state} → `}
                  {targetWords(edge)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <section aria-labelledby="sb-missing">
          <h2 id="sb-missing">Without a picture</h2>
          <ul>
            {missing.map(({ path, why, hasScreen }) => (
              <li key={path} data-lost={hasScreen}>
                <b>{path}</b>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
