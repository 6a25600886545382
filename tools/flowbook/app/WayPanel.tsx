import { PROJECT } from 'virtual:flowbook-project';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { canSeek, goalsOf, isSeeking, startOf, wayProblem } from '#tools/flowbook/machines/way.selectors.ts';
import { Name } from './Name.tsx';
import { ReplayDrop } from './ReplayDrop.tsx';
import { ReportSteps } from './ReportSteps.tsx';
import { StartField } from './StartField.tsx';
import { SteadyButton } from './SteadyButton.tsx';
import { useSurroundings, useWay } from './surroundings.ts';
import { WayProof } from './WayProof.tsx';
import { WayReach } from './WayReach.tsx';
import { WaySteps } from './WaySteps.tsx';

/** States that the shop is to be in, how the visit begins, and the way that was found. */
export function WayPanel(): ReactNode {
  const { way } = useSurroundings();
  const goals = useWay(goalsOf);
  const start = useWay(startOf);
  const problem = useWay(wayProblem);
  const isBusy = useWay(isSeeking);
  const isPossible = useWay(canSeek);
  return (
    <details className="fb-part" open>
      <summary>
        Go there <span>{goals.length === 0 ? 'choose a state' : `${goals.length} chosen`}</span>
      </summary>
      <ul className="fb-goals" aria-label="States to be in, all at once">
        {goals.map((goal) => (
          <li key={`${goal.chart} ${goal.path}`}>
            <span>
              {goal.chart}{' '}
              <b>
                <Name>{goal.path}</Name>
              </b>
            </span>
            <button
              type="button"
              aria-label={`Leave out ${goal.chart} ${goal.path}`}
              onClick={() => way.send({ type: 'goal.dropped', goal })}
            >
              <X aria-hidden size={13} />
            </button>
          </li>
        ))}
      </ul>
      <fieldset className="fb-start" aria-label="The visit begins">
        {PROJECT.start.map((choice) => (
          <StartField
            key={choice.name}
            choice={choice}
            start={start}
            onChange={(changed) => way.send({ type: 'start.changed', start: changed })}
          />
        ))}
      </fieldset>
      <SteadyButton
        className="fb-button fb-primary"
        isPossible={isPossible}
        onPress={() => way.send({ type: 'way.requested' })}
      >
        {isBusy ? 'Looking for a way …' : 'Go there'}
      </SteadyButton>
      <p role="status" className="fb-problem">
        {problem}
      </p>
      <ReportSteps />
      <WayReach />
      <WayProof />
      <WaySteps />
      <ReplayDrop />
    </details>
  );
}
