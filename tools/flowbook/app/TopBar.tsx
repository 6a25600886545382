import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { coverageHref, HOME, hrefOf, type Route, storyHref } from '#tools/flowbook/live/routes.ts';
import { routeShown } from '#tools/flowbook/machines/viewer.selectors.ts';
import { CopyLink } from './CopyLink.tsx';
import { firstChart } from './charts.ts';
import { Monogram } from './Monogram.tsx';
import { hasScreens } from './project.ts';
import { SearchBox } from './SearchBox.tsx';
import { useSurroundings, useViewer } from './surroundings.ts';
import { ViewButtons } from './ViewButtons.tsx';

type Tab = { href: string; words: string; page: Route['page'] };

/** The views; those about a chart stay with the one that is shown. */
function tabsOf(route: Route): readonly Tab[] {
  const chart = 'chart' in route ? route.chart : firstChart();
  const tabs: readonly Tab[] = [
    { href: HOME, words: 'Map', page: 'map' },
    { href: hrefOf(chart), words: 'Diagram', page: 'chart' },
    { href: `${HOME}/sequence`, words: 'Sequence', page: 'sequence' },
    { href: storyHref(chart), words: 'Storyboard', page: 'storyboard' },
    { href: coverageHref(chart), words: 'Coverage', page: 'coverage' },
  ];
  return hasScreens ? tabs : tabs.filter(({ page }) => page !== 'storyboard' && page !== 'coverage');
}

export function TopBar(): ReactNode {
  const route = useViewer(routeShown);
  const { frame } = useSurroundings();
  return (
    <header className="fb-top">
      <a className="fb-id" href={HOME} aria-label="Flowbook, to the map">
        {hasScreens && <Monogram />}
        <b>Flowbook</b>
      </a>
      <nav className="fb-tabs" aria-label="Views">
        {tabsOf(route).map(({ href, words, page }) => (
          <a key={page} href={href} aria-current={page === route.page ? 'page' : undefined}>
            {words}
          </a>
        ))}
      </nav>
      <div className="fb-tools">
        <SearchBox />
        <CopyLink />
        {hasScreens && (
          <button
            type="button"
            className="fb-button"
            aria-label="Reset shop"
            onClick={() => frame.send({ type: 'shop.restarted' })}
          >
            <RotateCcw aria-hidden size={15} strokeWidth={1.75} />
            <span>Reset shop</span>
          </button>
        )}
        <ViewButtons />
      </div>
    </header>
  );
}
