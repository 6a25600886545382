import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { HOME, type Route } from '#src/flowbook/live/routes.ts';
import { routeShown } from '#src/flowbook/machines/viewer.selectors.ts';
import { Monogram } from './Monogram.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useSurroundings, useViewer } from './surroundings.ts';

const TABS: readonly { href: string; words: string; pages: readonly Route['page'][] }[] = [
  { href: HOME, words: 'Map', pages: ['map'] },
  { href: `${HOME}/checkout`, words: 'Diagram', pages: ['chart'] },
  { href: `${HOME}/sequence`, words: 'Sequence', pages: ['sequence'] },
  { href: `${HOME}/storyboard`, words: 'Storyboard', pages: ['storyboard'] },
  { href: `${HOME}/coverage`, words: 'Coverage', pages: ['coverage'] },
];

export function TopBar(): ReactNode {
  const { page } = useViewer(routeShown);
  const { frame } = useSurroundings();
  return (
    <header className="fb-top">
      <a className="fb-id" href={HOME} aria-label="Flowbook, to the map">
        <Monogram />
        <b>Flowbook</b>
      </a>
      <nav className="fb-tabs" aria-label="Views">
        {TABS.map(({ href, words, pages }) => (
          <a key={href} href={href} aria-current={pages.includes(page) ? 'page' : undefined}>
            {words}
          </a>
        ))}
      </nav>
      <div className="fb-tools">
        <SearchBox />
        <button type="button" className="fb-button" onClick={() => frame.send({ type: 'shop.restarted' })}>
          <RotateCcw aria-hidden size={15} strokeWidth={1.75} />
          Reset shop
        </button>
      </div>
    </header>
  );
}
