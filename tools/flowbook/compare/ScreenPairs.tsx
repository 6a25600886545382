import type { ReactNode } from 'react';
import { screenAnchor } from './anchors.ts';
import type { Shot } from './pictured.ts';
import { differs, type ScreenPair, type Unpictured } from './screens.ts';

const DECISIONS = { approved: 'Approve', rejected: 'Reject' } as const;

const Picture = ({ shot, words }: { shot: Shot | null; words: 'before' | 'after' }) => (
  <div>
    <b>{words}</b>
    {shot === null ? <span>no picture</span> : <img src={shot.url} alt={words} data-when={words} />}
  </div>
);

/** What is decided of two pictures; the page's script collects it. */
function DecisionOn({ pair }: { pair: ScreenPair }): ReactNode {
  const { chart, path, width, before, after, decision } = pair;
  const name = `${chart} ${path} ${width}`;
  return (
    <fieldset
      data-chart={chart}
      data-path={path}
      data-width={width}
      data-before={before?.hash ?? ''}
      data-after={after?.hash ?? ''}
    >
      <legend>{name}</legend>
      {(['approved', 'rejected'] as const).map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={decision === value} />
          {DECISIONS[value]}
        </label>
      ))}
    </fieldset>
  );
}

function Pair({ pair, isFirst }: { pair: ScreenPair; isFirst: boolean }): ReactNode {
  const { chart, path, width, before, after } = pair;
  return (
    <figure className="cmp-screen" data-width={width} id={isFirst ? screenAnchor(chart, path) : undefined}>
      <figcaption>
        {path}, {width} px
      </figcaption>
      <Picture shot={before} words="before" />
      <Picture shot={after} words="after" />
      {before && after && differs(pair) && (
        <details className="cmp-difference">
          <summary>The difference</summary>
          <p role="status" />
          <canvas role="img" aria-label={`What differs in ${path} at ${width} px`} />
        </details>
      )}
      {before && after && !differs(pair) && <p>Nothing looks different.</p>}
      {differs(pair) && <DecisionOn pair={pair} />}
    </figure>
  );
}

/** Screens before and after, side by side. */
export const ScreenPairs = ({ pairs }: { pairs: readonly ScreenPair[] }): ReactNode => (
  <div className="cmp-screens">
    {pairs.map((pair, index) => (
      <Pair
        key={`${pair.chart} ${pair.path} ${pair.width}`}
        pair={pair}
        isFirst={pairs.findIndex(({ chart, path }) => chart === pair.chart && path === pair.path) === index}
      />
    ))}
  </div>
);

/** Which states have no picture, and why. */
export const WithoutPicture = ({ states }: { states: readonly Unpictured[] }): ReactNode =>
  states.length > 0 && (
    <details>
      <summary>Without a picture: {states.length}</summary>
      <ul className="cmp-list">
        {states.map(({ chart, path, width, when, why }) => (
          <li key={`${when} ${chart} ${path} ${width}`}>
            <span>
              {when}, {width} px
            </span>
            <span>
              <b>
                {chart} {path}
              </b>
              : {why}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
