import { RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  aloneProblem,
  aloneWords,
  canUndo,
  chartAlone,
  faceOf,
  isRunningAlone,
  outputText,
} from '#tools/flowbook/machines/alone.selectors.ts';
import { AloneActors } from './AloneActors.tsx';
import { AloneClock } from './AloneClock.tsx';
import { AloneEvents } from './AloneEvents.tsx';
import { AloneGuards } from './AloneGuards.tsx';
import { AloneInput } from './AloneInput.tsx';
import { ALONE_ID } from './leave-focus.ts';
import { SteadyButton } from './SteadyButton.tsx';
import { useAlone, useSurroundings } from './surroundings.ts';

/** In the place of a shop: there is no screen, and the chart runs alone. @param shown the chart that is looked at */
export function AlonePanel({ shown }: { shown: string | null }): ReactNode {
  const { alone } = useSurroundings();
  const chart = useAlone(chartAlone);
  const words = useAlone(aloneWords);
  const problem = useAlone(aloneProblem);
  const isRunning = useAlone(isRunningAlone);
  const isUndoable = useAlone(canUndo);
  const output = useAlone(outputText);
  const { effects, steps } = useAlone(faceOf);
  if (chart === null) return <p className="fb-none">No screen. Choose a chart: it runs alone.</p>;
  return (
    <section id={ALONE_ID} className="fb-alone" aria-label="Run alone" tabIndex={-1}>
      <h2 className="fb-head">
        {chart}
        <span>no screen yet</span>
      </h2>
      <p className="fb-live-words" role="status">
        <b>{words}</b>
        {output !== '' && (
          <>
            {' with '}
            <code>{output}</code>
          </>
        )}
        {steps.length === 1 ? ', 1 step' : `, ${steps.length} steps`}
        {effects.length > 0 && `; would have done: ${effects.join(', ')}`}
      </p>
      <p className="fb-problem" role="alert">
        {problem}
      </p>
      {isRunning && (
        <>
          <p className="fb-alone-steps">
            <SteadyButton
              className="fb-button"
              isPossible={isUndoable}
              onPress={() => alone.send({ type: 'step.undone' })}
            >
              <Undo2 aria-hidden size={13} />
              Undo step
            </SteadyButton>
            <button type="button" className="fb-button" onClick={() => alone.send({ type: 'run.restarted' })}>
              <RotateCcw aria-hidden size={13} />
              From the start
            </button>
            {shown !== null && shown !== chart && (
              <button
                type="button"
                className="fb-button"
                onClick={() => alone.send({ type: 'run.requested', chart: shown })}
              >
                Run {shown} by itself
              </button>
            )}
          </p>
          <AloneEvents shown={shown} />
          <AloneActors />
          <AloneGuards />
          <AloneClock />
        </>
      )}
      <AloneInput />
    </section>
  );
}
