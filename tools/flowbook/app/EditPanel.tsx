import { Undo2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import {
  draftOf,
  editingProblem,
  editingWords,
  fileEdited,
  isOpening,
  leftForEditor,
  undoOf,
} from '#tools/flowbook/machines/editing.selectors.ts';
import { DraftForm } from './DraftForm.tsx';
import { EdgeEdits } from './EdgeEdits.tsx';
import { StateEdits } from './StateEdits.tsx';
import { SteadyButton } from './SteadyButton.tsx';
import { EDIT_BUTTON_ID, EDIT_ID, takeFocus } from './sketch.actors.ts';
import { useEditing, useSurroundings } from './surroundings.ts';

type Props = { chart: Chart; path: string; edge: string | null };

/** The edits of the state or the transition that is chosen, and what was done by the last one. */
export function EditPanel({ chart, path, edge }: Props): ReactNode {
  const { editing } = useSurroundings();
  const draft = useEditing(draftOf);
  const isOpened = !useEditing(isOpening);
  const undo = useEditing(undoOf);
  const words = useEditing(editingWords);
  const left = useEditing(leftForEditor);
  const problem = useEditing(editingProblem);
  const file = useEditing(fileEdited);
  const transition = chart.edges.find(({ id }) => id === edge);
  const state = chart.states.find((one) => one.path === path);
  const leave = () => {
    editing.send({ type: 'editing.left' });
    // The button is there once React has answered.
    queueMicrotask(() => document.getElementById(EDIT_BUTTON_ID)?.focus());
  };
  const onEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    // An Escape that cancels the composition of a word does not close the form.
    if (key !== 'Escape' || nativeEvent.isComposing) return;
    if (draft) editing.send({ type: 'draft.dropped' });
    else leave();
  };
  return (
    <section
      id={EDIT_ID}
      // A layout that takes long hides the panel and shows it again: a choice in it may have the focus by then.
      ref={takeFocus}
      className="fb-edit"
      aria-label={`Edit ${chart.id}`}
      tabIndex={-1}
      onKeyDown={onEscape}
    >
      <div className="fb-edit-head">
        <h2>Edit</h2>
        <code>{file}</code>
        <SteadyButton
          className="fb-button"
          isPossible={undo !== null}
          title={undo ?? undefined}
          onPress={() => editing.send({ type: 'undo.requested' })}
        >
          <Undo2 aria-hidden size={15} />
          Undo
        </SteadyButton>
        <button type="button" className="fb-button" onClick={leave}>
          Done
        </button>
      </div>
      {draft ? (
        <DraftForm key={JSON.stringify(draft)} chart={chart} draft={draft} />
      ) : (
        <fieldset className="fb-edit-choices" disabled={!isOpened}>
          <legend>{transition ? transition.words : path || chart.id}</legend>
          {transition && <EdgeEdits edge={transition} />}
          {!transition && state && <StateEdits chart={chart} state={state} />}
        </fieldset>
      )}
      <p role="status" className="fb-edit-said">
        {words}
      </p>
      <p role="alert" className="fb-problem">
        {problem}
      </p>
      {left.length > 0 && (
        <ul className="fb-edit-left" aria-label="For the editor">
          {left.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
