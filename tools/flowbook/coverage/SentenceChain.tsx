import type { ReactNode } from 'react';
import type { PicturedState, Storyboard } from '#tools/flowbook/storyboard/storyboard.ts';
import type { Home, SentenceTrace } from './coverage.ts';
import type { CoverageProps } from './coverage-props.ts';

type Props = Pick<CoverageProps, 'storyboard' | 'pictureUrl' | 'onState' | 'onEdge'> & { sentence: SentenceTrace };

const keyOf = (home: Home): string => `${home.chart} ${home.kind === 'edge' ? home.edge : home.state}`;

/** More paths than these are counted. */
const MOST_PATHS = 12;

const isWithin = (path: string, state: string): boolean => path === state || path.startsWith(`${state}.`);

/** More pictures than these say no more. */
const MOST_PICTURES = 6;

/** The states that meet a statement, and those within them, on the narrowest screen that shows them. */
function picturesOf({ states }: Storyboard, homes: readonly Home[]): readonly PicturedState[] {
  const own = states.filter(({ chart, path }) =>
    homes.some((home) => home.chart === chart && home.state !== '' && isWithin(path, home.state)),
  );
  const narrowest = own.toSorted((a, b) => b.width - a.width);
  return [...new Map(narrowest.map((picture) => [`${picture.chart} ${picture.path}`, picture])).values()].slice(
    0,
    MOST_PICTURES,
  );
}

/** A statement from end to end: the charts that meet it, the paths, the pictures, the tests and the mutants. */
export function SentenceChain({ sentence, storyboard, pictureUrl, onState, onEdge }: Props): ReactNode {
  const { homes, paths, tests, failed, noticed } = sentence;
  const pictures = storyboard === null ? [] : picturesOf(storyboard, homes);
  return (
    <div className="cv-chain">
      <section>
        <h3>Met by</h3>
        {homes.map((home) => (
          <button
            key={keyOf(home)}
            type="button"
            onClick={() => (home.kind === 'edge' ? onEdge(home.chart, home.edge) : onState(home.chart, home.state))}
          >
            <b>{home.chart}</b> {home.kind === 'edge' ? home.words : `in ${home.state || 'any state'}`}
          </button>
        ))}
        {homes.length === 0 && <p className="cv-missing">No state and no transition names it.</p>}
      </section>
      <section>
        <h3>Paths</h3>
        <p>
          {paths.slice(0, MOST_PATHS).join(', ') || 'none'}
          {paths.length > MOST_PATHS && ` and ${paths.length - MOST_PATHS} more`}
        </p>
      </section>
      <section>
        <h3>Seen</h3>
        <div className="cv-pictures">
          {pictures.map(({ chart, path, file, width }) => (
            <button key={`${chart} ${path}`} type="button" onClick={() => onState(chart, path)}>
              <img src={pictureUrl(file)} loading="lazy" alt={`${chart}, ${path} at ${width} px`} />
              {path}
            </button>
          ))}
          {pictures.length === 0 && <p>No picture shows one of its states.</p>}
        </div>
      </section>
      <section>
        <h3>Result</h3>
        <p>
          {tests.part} of {tests.all} tests that name it have passed.
        </p>
        {failed.map((title) => (
          <p key={title} className="cv-missing">
            Failed: {title}
          </p>
        ))}
        <h3>Mutants</h3>
        <p>
          {noticed.all === 0
            ? 'No mutant of the places that meet it makes a difference.'
            : `${noticed.part} of ${noticed.all} mutants of the places that meet it are noticed.`}
        </p>
      </section>
    </div>
  );
}
