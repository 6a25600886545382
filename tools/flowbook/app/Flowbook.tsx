import { CAN_SKETCH } from 'virtual:flowbook-sketching';
import { type CSSProperties, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { Route } from '#tools/flowbook/live/routes.ts';
import { chartAlone } from '#tools/flowbook/machines/alone.selectors.ts';
import { PANES, type Pane } from '#tools/flowbook/machines/viewer.machine.ts';
import {
  isDiagramAlone,
  isShopBelow,
  panelSizes,
  panelsFolded,
  paneOf,
  routeShown,
} from '#tools/flowbook/machines/viewer.selectors.ts';
import { ChartList } from './ChartList.tsx';
import { ChartPage } from './ChartPage.tsx';
import { ContextTable } from './ContextTable.tsx';
import { chartsVersion, listedNow, onCharts } from './charts.ts';
import { EventsPanel } from './EventsPanel.tsx';
import { LinkNotice } from './LinkNotice.tsx';
import { LogBar } from './LogBar.tsx';
import { hasScreens, isAlone } from './project.ts';
import { ShopPanel } from './ShopPanel.tsx';
import { Splitter } from './Splitter.tsx';
import { NEEDS_COMMAND } from './sketch.actors.ts';
import { useAlone, useSurroundings, useViewer } from './surroundings.ts';
import { TopBar } from './TopBar.tsx';
import { UnknownPage } from './UnknownPage.tsx';
import { WayPanel } from './WayPanel.tsx';

/** Each page loads its code when it is shown: in development each file is a request before the first diagram. */
const AlonePanel = lazy(() => import('./AlonePanel.tsx').then((module) => ({ default: module.AlonePanel })));
const CoveragePage = lazy(() => import('./CoveragePage.tsx').then((module) => ({ default: module.CoveragePage })));
const MapPage = lazy(() => import('./MapPage.tsx').then((module) => ({ default: module.MapPage })));
const NewFlowPage = lazy(() => import('./NewFlowPage.tsx').then((module) => ({ default: module.NewFlowPage })));
const SequencePage = lazy(() => import('./SequencePage.tsx').then((module) => ({ default: module.SequencePage })));
const StoryboardPage = lazy(() =>
  import('./StoryboardPage.tsx').then((module) => ({ default: module.StoryboardPage })),
);

const PANE_WORDS: Readonly<Record<Pane, string>> = {
  diagram: 'Diagram',
  charts: 'Flows',
  shop: hasScreens ? 'Shop' : 'Run',
  log: 'Events',
};

/** They need the space of the shop beside them. */
const WIDE_PAGES: ReadonlySet<Route['page']> = new Set(['storyboard', 'coverage']);

/** A link to a new flow leads here on a static site. */
const OnlyRead = () => (
  <div className="fb-page">
    <h1>New flow</h1>
    <p>{NEEDS_COMMAND}</p>
  </div>
);

function Page({ route }: { route: Route }): ReactNode {
  switch (route.page) {
    case 'map':
      // With other charts the map is another one.
      return <MapPage key={listedNow().ids.join()} />;
    case 'chart':
      return <ChartPage id={route.chart} state={route.state} />;
    case 'sequence':
      return <SequencePage />;
    case 'new':
      return CAN_SKETCH ? <NewFlowPage /> : <OnlyRead />;
    case 'storyboard':
      return <StoryboardPage chart={route.chart} state={route.state} />;
    case 'coverage':
      return <CoveragePage chart={route.chart} />;
    case 'unknown':
      return <UnknownPage address={route.address} />;
  }
}

/** Flowbook: flows, diagram, the shop beside it, and what happens there. */
export function Flowbook(): ReactNode {
  const { viewer } = useSurroundings();
  // With other charts all of it is rendered again.
  useSyncExternalStore(onCharts, chartsVersion);
  const route = useViewer(routeShown);
  const pane = useViewer(paneOf);
  const chart = route.page === 'chart' ? route.chart : null;
  const isAloneShown = !hasScreens || (chart !== null && isAlone(chart));
  const isDiagramOnly = useViewer(isDiagramAlone);
  const folded = useViewer(panelsFolded);
  const isBelow = useViewer(isShopBelow);
  const { flows, live } = useViewer(panelSizes);
  const hasFlows = !isDiagramOnly && !folded.includes('flows');
  const runsAnything = useAlone(chartAlone) !== null || hasScreens;
  const hasLive = runsAnything && !isDiagramOnly && !folded.includes('live') && !WIDE_PAGES.has(route.page);
  return (
    <div
      className="fb"
      data-pane={pane}
      data-page={route.page}
      data-alone={isAloneShown}
      data-flows={hasFlows}
      data-live={hasLive}
      data-log={!isDiagramOnly}
      data-shop={isBelow ? 'below' : 'beside'}
      style={{ '--flows': `${hasFlows ? flows : 0}px`, '--live': `${hasLive ? live : 0}px` } as CSSProperties}
    >
      <TopBar />
      <nav className="fb-panes" aria-label="Parts">
        {PANES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === pane}
            onClick={() => viewer.send({ type: 'pane.chosen', pane: name })}
          >
            {PANE_WORDS[name]}
          </button>
        ))}
      </nav>
      <ChartList />
      <main className="fb-main" tabIndex={-1}>
        <LinkNotice />
        {hasFlows && <Splitter panel="flows" words="Width of the flows" />}
        {hasLive && !isBelow && <Splitter panel="live" words="Width of the shop" />}
        <Suspense fallback={<p className="fb-none">Opening …</p>}>
          <Page route={route} />
        </Suspense>
      </main>
      <aside className="fb-right" aria-label="Live">
        <Suspense>{isAloneShown && <AlonePanel shown={chart} />}</Suspense>
        {hasScreens && (
          <>
            <ShopPanel />
            <div className="fb-drive">
              {route.page === 'chart' && <EventsPanel />}
              <WayPanel />
            </div>
          </>
        )}
        <ContextTable />
      </aside>
      <LogBar />
    </div>
  );
}
