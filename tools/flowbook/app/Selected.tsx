import type { ReactNode } from 'react';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { ChosenEdge } from './ChosenEdge.tsx';
import { Entries } from './Entries.tsx';
import { GoThere } from './GoThere.tsx';
import { Name } from './Name.tsx';
import { Notes } from './Notes.tsx';
import { PictureLink } from './PictureLink.tsx';
import { isAlone } from './project.ts';
import { useSurroundings } from './surroundings.ts';

type Props = { chart: Chart; path: string; edge: string | null };

/** What is said of the state, or the transition, that is looked at; and the ways to it. */
export function Selected({ chart, path, edge }: Props): ReactNode {
  const { way } = useSurroundings();
  const state = chart.states.find((one) => one.path === path);
  const transition = chart.edges.find(({ id }) => id === edge);
  if (transition) return <ChosenEdge chart={chart} edge={transition} />;
  if (!state) return null;
  const goal = { chart: chart.id, path };
  return (
    <section className="fb-selected" data-whole={path === ''} aria-label={`About ${path || chart.id}`}>
      <p>
        <b>
          <Name>{path || chart.id}</Name>
        </b>{' '}
        {state.description || chart.description}
        {state.covers.map((id) => (
          <code key={id}>{id}</code>
        ))}
        <PictureLink chart={chart.id} path={path} />
      </p>
      {path !== '' && !isAlone(chart.id) && (
        <div className="fb-goal">
          <GoThere goal={goal} />
          <button type="button" className="fb-button" onClick={() => way.send({ type: 'goal.added', goal })}>
            Add to the goal
          </button>
        </div>
      )}
      <Entries chart={chart} path={path} />
      <Notes chart={chart.id} path={path} />
    </section>
  );
}
