import type { ReactNode } from 'react';
import type { Route } from '#src/flowbook/live/routes.ts';
import { PANES, type Pane } from '#src/flowbook/machines/viewer.machine.ts';
import { paneOf, routeShown } from '#src/flowbook/machines/viewer.selectors.ts';
import { ChartList } from './ChartList.tsx';
import { ChartPage } from './ChartPage.tsx';
import { ContextTable } from './ContextTable.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { LogBar } from './LogBar.tsx';
import { MapPage } from './MapPage.tsx';
import { SequencePage } from './SequencePage.tsx';
import { ShopPanel } from './ShopPanel.tsx';
import { useSurroundings, useViewer } from './surroundings.ts';
import { TopBar } from './TopBar.tsx';
import { UnknownPage } from './UnknownPage.tsx';
import { WayPanel } from './WayPanel.tsx';
import { WorldPanel } from './WorldPanel.tsx';

const PANE_WORDS: Readonly<Record<Pane, string>> = { diagram: 'Diagram', charts: 'Flows', shop: 'Shop', log: 'Events' };

function Page({ route }: { route: Route }): ReactNode {
  switch (route.page) {
    case 'map':
      return <MapPage />;
    case 'chart':
      return <ChartPage id={route.chart} state={route.state} />;
    case 'sequence':
      return <SequencePage />;
    case 'unknown':
      return <UnknownPage address={route.address} />;
    default:
      return <UnknownPage address={route.page} />;
  }
}

/** Flowbook: flows, diagram, the shop beside it, and what happens there. */
export function Flowbook(): ReactNode {
  const { viewer } = useSurroundings();
  const route = useViewer(routeShown);
  const pane = useViewer(paneOf);
  return (
    <div className="fb" data-pane={pane}>
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
      <main className="fb-main">
        <Page route={route} />
      </main>
      <aside className="fb-right" aria-label="Live">
        <ShopPanel />
        <div className="fb-drive">
          {route.page === 'chart' && <EventsPanel />}
          <WayPanel />
          <WorldPanel />
        </div>
        <ContextTable />
      </aside>
      <LogBar />
    </div>
  );
}
