import type { ReactNode } from 'react';
import type { Chart, ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import { conditionOf } from '#tools/flowbook/chart/condition.ts';
import { entriesOf } from '#tools/flowbook/chart/entries.ts';
import { Name } from './Name.tsx';
import { isAlone } from './project.ts';
import { useSurroundings } from './surroundings.ts';

/** What a transition is about: its description, else what it does. */
const aboutOf = ({ description, actions }: ChartEdge): string => description || actions.join(', ');

type Props = { chart: Chart; path: string };

/** The transitions by which a state is entered, where it stands for several things, such as the errors of a form; the shop can be led to each. */
export function Entries({ chart, path }: Props): ReactNode {
  const { way } = useSurroundings();
  const entries = entriesOf(chart, path);
  if (isAlone(chart.id) || entries.length < 2) return null;
  return (
    <ul className="fb-entries" aria-label={`Ways into ${path}`}>
      {entries.map((edge) => (
        <li key={edge.id}>
          <button
            type="button"
            className="fb-button"
            aria-label={`This way: ${edge.words}: ${aboutOf(edge)}`}
            onClick={() => way.send({ type: 'goal.requested', goal: { chart: chart.id, path, by: edge.id } })}
          >
            This way
          </button>
          <span>
            <b>
              <Name>{edge.words}</Name>
            </b>
            {conditionOf(edge) !== null && ` [${conditionOf(edge)}]`} {aboutOf(edge)}
          </span>
        </li>
      ))}
    </ul>
  );
}
