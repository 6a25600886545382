import { Search } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, Suspense } from 'react';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { isSearchOpen, queryOf } from '#tools/flowbook/machines/viewer.selectors.ts';
import { CHARTS } from './charts.ts';
import { FoundList } from './FoundList.tsx';
import { searchIndex } from './search-index.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

const RESULTS = 'flowbook-found';

/** A requirement that the charts name; none where they name none. */
const exampleOf = (charts: readonly Chart[]): readonly string[] =>
  charts.flatMap(({ states }) => states.flatMap(({ covers }) => covers)).slice(0, 1);

/** Enter goes to the first hit, unless it ends the composition of a word by an input method. */
function onEnter({ key, nativeEvent }: KeyboardEvent): void {
  if (key === 'Enter' && !nativeEvent.isComposing) document.querySelector<HTMLAnchorElement>(`#${RESULTS} a`)?.click();
}

/** Escape leaves the search, also from what is found: the focus goes back to where it was typed. */
function onEscape({ currentTarget, key, nativeEvent }: KeyboardEvent, leave: () => void): void {
  if (key !== 'Escape' || nativeEvent.isComposing) return;
  currentTarget.querySelector('input')?.focus();
  leave();
}

/** The page that a hit leads to has the focus, so that Tab and the keys go on there. */
function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a')) document.querySelector('main')?.focus();
}

export function SearchBox(): ReactNode {
  const { viewer } = useSurroundings();
  const query = useViewer(queryOf);
  const isOpen = useViewer(isSearchOpen);
  return (
    <search
      className="fb-search"
      onClick={onClick}
      onKeyDown={(event) => onEscape(event, () => viewer.send({ type: 'search.closed' }))}
    >
      <Search aria-hidden size={15} strokeWidth={1.75} />
      <input
        type="search"
        aria-label="Find a state, a transition or a requirement"
        placeholder={['Name', 'words', ...exampleOf(CHARTS)].join(', ')}
        aria-controls={isOpen && query !== '' ? RESULTS : undefined}
        value={query}
        onFocus={() => {
          viewer.send({ type: 'search.opened' });
          searchIndex().catch(reportError);
        }}
        onChange={({ target }) => viewer.send({ type: 'query.typed', query: target.value })}
        onKeyDown={onEnter}
      />
      {isOpen && query !== '' && (
        <ul id={RESULTS} className="fb-found" aria-label="Found">
          <Suspense fallback={<li className="fb-none">Looking …</li>}>
            <FoundList query={query} />
          </Suspense>
        </ul>
      )}
    </search>
  );
}
