import { type ReactNode, use } from 'react';
import { addressOf } from '#tools/flowbook/live/found-address.ts';
import type { Found } from '#tools/flowbook/live/search.ts';
import { PictureLink } from './PictureLink.tsx';
import { searchIndex } from './search-index.ts';

/** One hit: what it is, what is said of it, and its pictures where there are some. */
function Hit({ hit }: { hit: Found }): ReactNode {
  const { kind, chart, path, words, about } = hit;
  return (
    <li>
      <a href={addressOf(hit)}>
        <span className="fb-hit">
          <b>{words}</b>
          <small>
            {kind}
            {kind === 'chart' ? '' : ` in ${chart}`}
            {kind === 'transition' && path !== '' && `, from ${path}`}
          </small>
        </span>
        {about !== '' && <span className="fb-hit-about">{about}</span>}
      </a>
      {kind === 'state' && <PictureLink chart={chart} path={path} />}
    </li>
  );
}

/** What the search has found. */
export function FoundList({ query }: { query: string }): ReactNode {
  const hits = use(searchIndex()).found(query);
  if (hits.length === 0) return <li className="fb-none">Nothing is called or described so.</li>;
  return hits.map((hit) => <Hit key={`${hit.kind} ${hit.chart} ${hit.edge ?? hit.path}`} hit={hit} />);
}
