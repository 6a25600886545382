import type { ReactNode } from 'react';
import { Diagram } from '#tools/flowbook/draw/Diagram.tsx';
import { NO_MARKS } from '#tools/flowbook/draw/marks.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import { changeAnchor, screenAnchor } from './anchors.ts';
import { Changes, NoticedWay, TextChanges } from './Changes.tsx';
import { counted } from './change.ts';
import { type Comparison, type FlowComparison, sameChartWords } from './comparison.ts';
import { ScreenPairs, WithoutPicture } from './ScreenPairs.tsx';
import { differs, type Screens, statesAbout } from './screens.ts';

/** What a comparison is shown with: its diagrams, by chart, and the screens. */
export type Shown = { readonly drawings: ReadonlyMap<string, Placed>; readonly screens: Screens };

type FlowProps = { flow: FlowComparison; shown: Shown };

const pairsOf = ({ chart }: FlowComparison, { pairs }: Screens) => pairs.filter((pair) => pair.chart === chart);

function Flow({ flow, shown }: FlowProps): ReactNode {
  const { chart, kind, changes, approved, noticed, union } = flow;
  const placed = shown.drawings.get(chart);
  const pairs = pairsOf(flow, shown.screens);
  const about = new Set(statesAbout(flow));
  const unpictured = shown.screens.unpictured.filter((state) => state.chart === chart && about.has(state.path));
  return (
    <section className="cmp-flow" id={chart}>
      <h2>{chart}</h2>
      {placed && (
        <div className="cmp-drawing">
          <Diagram chart={union.chart} placed={placed} marks={{ ...NO_MARKS, tones: union.tones }} selected={null} />
        </div>
      )}
      <h3>{changes.length === 0 ? sameChartWords(flow) : 'What is not as it was'}</h3>
      <Changes chart={chart} changes={changes} />
      {noticed && <NoticedWay noticed={noticed} />}
      {!noticed && kind === 'changed' && <p>Both were walked side by side, without a difference.</p>}
      {pairs.length > 0 && <h3>Before and after</h3>}
      <ScreenPairs pairs={pairs} />
      <WithoutPicture states={unpictured} />
      {approved.length > 0 && (
        <details>
          <summary>Approved snapshot: {counted(approved)}</summary>
          <TextChanges where={chart} changes={approved} />
        </details>
      )}
    </section>
  );
}

/** What has changed in a flow, each with its place on this page; a state with its screens leads to them. */
function Summary({ flow, shown }: FlowProps): ReactNode {
  const { chart, changes, approved } = flow;
  const pictured = new Set(pairsOf(flow, shown.screens).map(({ path }) => path));
  const placeOf = (about: string, id: string) =>
    about === 'state' && pictured.has(id) ? screenAnchor(chart, id) : changeAnchor(chart, { about, id });
  return (
    <li>
      <a href={`#${chart}`}>{chart}</a>
      <span>
        {counted(changes) || 'the chart reads as before'}
        {changes.map(({ about, id, words }) => (
          <a key={`${about} ${id} ${words}`} href={`#${placeOf(about, id)}`}>
            {words}
          </a>
        ))}
      </span>
      <span>{approved.length > 0 && `approved snapshot: ${counted(approved)}`}</span>
    </li>
  );
}

function OtherScreens({ comparison, screens }: { comparison: Comparison; screens: Screens }): ReactNode {
  const flows = new Set(comparison.flows.map(({ chart }) => chart));
  const pairs = screens.pairs.filter(({ chart }) => !flows.has(chart));
  const unpictured = screens.unpictured.filter(({ chart }) => !flows.has(chart));
  return (
    pairs.length + unpictured.length > 0 && (
      <section className="cmp-flow" id="screens">
        <h2>Screens of flows whose charts are as before</h2>
        <ScreenPairs pairs={pairs} />
        <WithoutPicture states={unpictured} />
      </section>
    )
  );
}

function Deciding({ screens }: { screens: Screens }): ReactNode {
  const open = screens.pairs.filter(differs);
  return (
    open.length > 0 && (
      <div className="cmp-deciding">
        <output>
          {open.length} {open.length === 1 ? 'screen looks' : 'screens look'} different.
        </output>
        <button type="button">Save decisions</button>
      </div>
    )
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
      {comparison.flows.map((flow) => (
        <Summary key={flow.chart} flow={flow} shown={shown} />
      ))}
    </ul>
    <Deciding screens={shown.screens} />
    {comparison.requirements.length > 0 && <h2>Requirements</h2>}
    <TextChanges where="requirements" changes={comparison.requirements} />
    {comparison.flows.map((flow) => (
      <Flow key={flow.chart} flow={flow} shown={shown} />
    ))}
    <OtherScreens comparison={comparison} screens={shown.screens} />
  </main>
);
