import type { ReactNode } from 'react';
import { Diagram } from '#tools/flowbook/draw/Diagram.tsx';
import { NO_MARKS } from '#tools/flowbook/draw/marks.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import { Changes, NoticedWay, TextChanges } from './Changes.tsx';
import { counted } from './change.ts';
import { type Comparison, type FlowComparison, sameChartWords } from './comparison.ts';

/** A state before and after, as addresses of pictures; null where there is none. */
export type PicturePair = { readonly path: string; readonly before: string | null; readonly after: string | null };

/** What a comparison is shown with, by chart. */
export type Shown = {
  readonly drawings: ReadonlyMap<string, Placed>;
  readonly pictures: ReadonlyMap<string, readonly PicturePair[]>;
};

const Picture = ({ url, when }: { url: string | null; when: string }) =>
  url === null ? <span>{when}: no picture</span> : <img src={url} alt={when} />;

function Flow({ flow, shown }: { flow: FlowComparison; shown: Shown }): ReactNode {
  const { chart, kind, changes, approved, noticed, union } = flow;
  const placed = shown.drawings.get(chart);
  const pictures = shown.pictures.get(chart) ?? [];
  return (
    <section className="cmp-flow" id={chart}>
      <h2>{chart}</h2>
      {placed && (
        <div className="cmp-drawing">
          <Diagram chart={union.chart} placed={placed} marks={{ ...NO_MARKS, tones: union.tones }} selected={null} />
        </div>
      )}
      <h3>{changes.length === 0 ? sameChartWords(flow) : 'What is not as it was'}</h3>
      <Changes changes={changes} />
      {noticed && <NoticedWay noticed={noticed} />}
      {!noticed && kind === 'changed' && <p>Both were walked side by side, without a difference.</p>}
      {pictures.length > 0 && <h3>Before and after</h3>}
      <div className="cmp-pictures">
        {pictures.map(({ path, before, after }) => (
          <figure key={path}>
            <figcaption>{path}</figcaption>
            <Picture url={before} when="before" />
            <Picture url={after} when="after" />
          </figure>
        ))}
      </div>
      {approved.length > 0 && (
        <details>
          <summary>Approved snapshot: {counted(approved)}</summary>
          <TextChanges changes={approved} />
        </details>
      )}
    </section>
  );
}

/** Two revisions of the shop's flows side by side, on one page. */
export const ComparePage = ({ comparison, shown }: { comparison: Comparison; shown: Shown }): ReactNode => (
  <main className="cmp">
    <h1>
      {comparison.before} → {comparison.after}
    </h1>
    <p>
      {comparison.flows.length} {comparison.flows.length === 1 ? 'flow differs' : 'flows differ'}
      {comparison.requirements.length > 0 && `; requirements: ${counted(comparison.requirements)}`}.
    </p>
    <ul className="cmp-sum">
      {comparison.flows.map(({ chart, changes, approved }) => (
        <li key={chart}>
          <a href={`#${chart}`}>{chart}</a>
          <span>{counted(changes) || 'the chart reads as before'}</span>
          <span>{approved.length > 0 && `approved snapshot: ${counted(approved)}`}</span>
        </li>
      ))}
    </ul>
    {comparison.requirements.length > 0 && <h2>Requirements</h2>}
    <TextChanges changes={comparison.requirements} />
    {comparison.flows.map((flow) => (
      <Flow key={flow.chart} flow={flow} shown={shown} />
    ))}
  </main>
);
