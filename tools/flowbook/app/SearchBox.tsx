import { Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { hrefOf } from '#tools/flowbook/live/routes.ts';
import { found } from '#tools/flowbook/live/search.ts';
import { isSearchOpen, queryOf } from '#tools/flowbook/machines/viewer.selectors.ts';
import { CHARTS } from './charts.ts';
import { useSurroundings, useViewer } from './surroundings.ts';

const RESULTS = 'flowbook-found';

/** Enter goes to the first that is found; Escape leaves the search. */
function onKey(event: KeyboardEvent<HTMLInputElement>, leave: () => void): void {
  if (event.key === 'Escape') leave();
  if (event.key === 'Enter') document.querySelector<HTMLAnchorElement>(`#${RESULTS} a`)?.click();
}

export function SearchBox(): ReactNode {
  const { viewer } = useSurroundings();
  const query = useViewer(queryOf);
  const isOpen = useViewer(isSearchOpen);
  const results = found(CHARTS, query);
  return (
    <search className="fb-search">
      <Search aria-hidden size={15} strokeWidth={1.75} />
      <input
        type="search"
        aria-label="Find a state, an event or a requirement"
        placeholder="State, event, CHK-3"
        aria-controls={isOpen && query !== '' ? RESULTS : undefined}
        value={query}
        onFocus={() => viewer.send({ type: 'search.opened' })}
        onChange={({ target }) => viewer.send({ type: 'query.typed', query: target.value })}
        onKeyDown={(event) => onKey(event, () => viewer.send({ type: 'search.closed' }))}
      />
      {isOpen && query !== '' && (
        <ul id={RESULTS} className="fb-found" aria-label="Found">
          {results.length === 0 && <li className="fb-none">Nothing is called so.</li>}
          {results.map(({ kind, chart, path, words }) => (
            <li key={`${kind} ${chart} ${path} ${words}`}>
              <a href={hrefOf(chart, path)}>
                <b>{words}</b>
                <span>
                  {kind} in {chart}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
