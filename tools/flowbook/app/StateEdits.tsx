import type { ReactNode } from 'react';
import type { Chart, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import { DraftChoice } from './DraftChoice.tsx';
import { useSurroundings } from './surroundings.ts';

type Props = { chart: Chart; state: ChartState };

/** What can be done with a state. The chart as a whole is one, too: it holds the others. */
export function StateEdits({ chart, state: { path, kind, parent } }: Props): ReactNode {
  const { editing } = useSurroundings();
  const around = chart.states.find((one) => one.path === parent);
  const isEnd = kind === 'final' || kind === 'history';
  const canBegin = around !== undefined && around.kind !== 'parallel' && around.initial !== path;
  return (
    <>
      {path !== '' && <DraftChoice words="Add a state after it" draft={{ kind: 'adding', path, place: 'below' }} />}
      {!isEnd && <DraftChoice words="Add a state inside" draft={{ kind: 'adding', path, place: 'inside' }} />}
      {!isEnd && <DraftChoice words="Draw an event" draft={{ kind: 'leading', path, trigger: '' }} />}
      {path !== '' && <DraftChoice words="Rename" draft={{ kind: 'renaming', path }} />}
      <DraftChoice words="Describe" draft={{ kind: 'describing', path }} />
      {canBegin && (
        <button
          type="button"
          className="fb-button"
          data-once
          onClick={() => editing.send({ type: 'edit.requested', edit: { kind: 'markInitial', path } })}
        >
          Begin here
        </button>
      )}
      {path !== '' && (kind === 'atomic' || kind === 'final') && (
        <button
          type="button"
          className="fb-button"
          onClick={() =>
            editing.send({ type: 'edit.requested', edit: { kind: 'markFinal', path, isFinal: kind !== 'final' } })
          }
        >
          {kind === 'final' ? 'Not final' : 'Final'}
        </button>
      )}
      {path !== '' && (
        <button
          type="button"
          className="fb-button"
          data-once
          onClick={() => editing.send({ type: 'edit.requested', edit: { kind: 'deleteState', path } })}
        >
          Delete
        </button>
      )}
    </>
  );
}
