import type { ReactNode } from 'react';
import type { Coverage, SentenceTrace } from './coverage.ts';
import type { CoverageProps } from './coverage-props.ts';
import { SentenceChain } from './SentenceChain.tsx';

type Props = Omit<CoverageProps, 'coverage'> & { coverage: Coverage };

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const ids = (sentences: readonly SentenceTrace[]): string => sentences.map(({ id }) => id).join(', ');

/** The statements of the requirements; one of them followed all the way. */
export function Sentences(props: Props): ReactNode {
  const { coverage, requirement, onRequirement } = props;
  const homeless = coverage.sentences.filter(({ homes }) => homes.length === 0);
  return (
    <section className="cv-paper" aria-labelledby="cv-paper">
      <h2 id="cv-paper">Requirements</h2>
      {homeless.length > 0 && (
        <p className="cv-missing">
          {homeless.length} of {coverage.sentences.length} have no home in a chart: {ids(homeless)}.
        </p>
      )}
      <ul>
        {coverage.sentences.map((sentence) => {
          const { id, text, homes, paths, tests, noticed } = sentence;
          const isOpen = id === requirement;
          return (
            <li key={id} id={id} data-homeless={homes.length === 0}>
              <button
                type="button"
                className="cv-sentence"
                aria-expanded={isOpen}
                onClick={() => onRequirement(isOpen ? null : id)}
              >
                <b>{id}</b>
                <span>{text}</span>
                <span className="cv-figures">
                  {homes.length === 0 ? 'no home' : count(homes.length, 'place')} · {count(paths.length, 'path')} ·{' '}
                  {tests.part}/{tests.all} tests{noticed.all > 0 && ` · ${noticed.part}/${noticed.all} mutants`}
                </span>
              </button>
              {isOpen && <SentenceChain {...props} sentence={sentence} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
