import { type FormEvent, type ReactNode, useState } from 'react';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { editingProblem, isSaving, isTargetAsked } from '#tools/flowbook/machines/editing.selectors.ts';
import type { Draft } from '#tools/flowbook/sketch/draft.ts';
import { keyIn } from '#tools/flowbook/sketch/state-paths.ts';
import { useEditing, useSurroundings } from './surroundings.ts';

type Props = { chart: Chart; draft: Draft };

const focus = (element: HTMLSelectElement | null): void => element?.focus();
/** What is typed takes the place of what was there. */
const select = (element: HTMLInputElement | null): void => element?.select();

/** What is typed for a draft, and what it is at first. */
function fieldOf(chart: Chart, draft: Draft): { readonly label: string; readonly value: string } {
  switch (draft.kind) {
    case 'adding':
      return { label: 'Name of the state', value: '' };
    case 'renaming':
      return { label: 'New name', value: keyIn(draft.path) };
    case 'describing':
      return { label: 'Description', value: chart.states.find(({ path }) => path === draft.path)?.description ?? '' };
    case 'leading':
      return { label: "Event, 'after 3 s', 'always' or 'done'", value: draft.trigger };
    case 'retargeting':
      return { label: '', value: '' };
  }
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** A name, a description, an event, or the state that an event leads to. */
export function DraftForm({ chart, draft }: Props): ReactNode {
  const { editing } = useSurroundings();
  const isTarget = useEditing(isTargetAsked) || draft.kind === 'retargeting';
  const isBusy = useEditing(isSaving);
  const { label, value } = fieldOf(chart, draft);
  const [first] = useState(value);
  // Once it is said that something else stands there by now, that may be replaced.
  const was = useEditing(editingProblem) === '' ? first : value;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (isTarget) editing.send({ type: 'target.chosen', path: textOf(data, 'target') });
    else {
      const typed = { text: textOf(data, 'text'), trigger: textOf(data, 'trigger'), was };
      editing.send({ type: 'text.submitted', typed });
    }
  };
  return (
    <form className="fb-draft" onSubmit={submit} key={String(isTarget)}>
      {isTarget ? (
        <label>
          Press the state in the diagram, or choose it
          <select name="target" ref={focus}>
            {chart.states
              .filter(({ path }) => path !== '')
              .map(({ path }) => (
                <option key={path} value={path}>
                  {path}
                </option>
              ))}
          </select>
        </label>
      ) : (
        <label>
          {label}
          <input
            name="text"
            ref={select}
            defaultValue={value}
            autoComplete="off"
            spellCheck={draft.kind === 'describing'}
          />
        </label>
      )}
      {draft.kind === 'adding' && (
        <label>
          Event that leads there, if any
          <input name="trigger" autoComplete="off" spellCheck={false} />
        </label>
      )}
      <button type="submit" className="fb-button fb-primary" disabled={isBusy}>
        {draft.kind === 'leading' && !isTarget ? 'Choose where it leads' : 'Save'}
      </button>
      <button type="button" className="fb-button" onClick={() => editing.send({ type: 'draft.dropped' })}>
        Cancel
      </button>
    </form>
  );
}
