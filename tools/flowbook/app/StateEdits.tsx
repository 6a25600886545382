import type { ReactNode } from 'react';
import type { Chart, ChartState } from '#tools/flowbook/chart/chart-model.ts';
import type { Draft } from '#tools/flowbook/sketch/draft.ts';
import { useSurroundings } from './surroundings.ts';

type Props = { chart: Chart; state: ChartState };

/** What can be done with a state. The chart as a whole is one, too: it holds the others. */
export function StateEdits({ chart, state: { path, kind, parent } }: Props): ReactNode {
  const { editing } = useSurroundings();
  const begin = (draft: Draft) => () => editing.send({ type: 'draft.begun', draft });
  const around = chart.states.find((one) => one.path === parent);
  const isEnd = kind === 'final' || kind === 'history';
  const canBegin = around !== undefined && around.kind !== 'parallel' && around.initial !== path;
  return (
    <>
      {path !== '' && <Choice words="Add a state after it" onPress={begin({ kind: 'adding', path, place: 'below' })} />}
      {!isEnd && <Choice words="Add a state inside" onPress={begin({ kind: 'adding', path, place: 'inside' })} />}
      {!isEnd && <Choice words="Draw an event" onPress={begin({ kind: 'leading', path, trigger: '' })} />}
      {path !== '' && <Choice words="Rename" onPress={begin({ kind: 'renaming', path })} />}
      <Choice words="Describe" onPress={begin({ kind: 'describing', path })} />
      {canBegin && (
        <Choice
          words="Begin here"
          onPress={() => editing.send({ type: 'edit.requested', edit: { kind: 'markInitial', path } })}
        />
      )}
      {path !== '' && (kind === 'atomic' || kind === 'final') && (
        <Choice
          words={kind === 'final' ? 'Not final' : 'Final'}
          onPress={() =>
            editing.send({ type: 'edit.requested', edit: { kind: 'markFinal', path, isFinal: kind !== 'final' } })
          }
        />
      )}
      {path !== '' && (
        <Choice
          words="Delete"
          onPress={() => editing.send({ type: 'edit.requested', edit: { kind: 'deleteState', path } })}
        />
      )}
    </>
  );
}

function Choice({ words, onPress }: { words: string; onPress: () => void }): ReactNode {
  return (
    <button type="button" className="fb-button" onClick={onPress}>
      {words}
    </button>
  );
}
