import { type FormEvent, type ReactNode, useState } from 'react';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { editingProblem, isSaving, isTargetAsked, typedOf } from '#tools/flowbook/machines/editing.selectors.ts';
import type { Draft, Typed } from '#tools/flowbook/sketch/draft.ts';
import { keyIn } from '#tools/flowbook/sketch/state-paths.ts';
import { useEditing, useSurroundings } from './surroundings.ts';

type Props = { chart: Chart; draft: Draft };

const focus = (element: HTMLSelectElement | null): void => element?.focus();
/** What is typed takes the place of what was there. */
const select = (element: HTMLInputElement | null): void => element?.select();
/** A form that is shown again, because its chart can be read again, takes the focus back from the page around it. */
function goOn(element: HTMLInputElement | null): void {
  const focused = document.activeElement;
  if (element && focused !== element && focused?.contains(element)) {
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }
}

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
  const stored = useEditing(typedOf);
  const hasProblem = useEditing(editingProblem) !== '';
  const [first] = useState<Typed>({ text: value, trigger: '', was: value });
  const typed = stored ?? first;
  const type = (more: Partial<Typed>): void => editing.send({ type: 'text.typed', typed: { ...typed, ...more } });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isTarget) editing.send({ type: 'target.chosen', path: textOf(new FormData(event.currentTarget), 'target') });
    // Once it is said that something else stands there by now, that may be replaced.
    else editing.send({ type: 'text.submitted', typed: hasProblem ? { ...typed, was: value } : typed });
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
            ref={stored ? goOn : select}
            value={typed.text}
            onChange={({ target }) => type({ text: target.value })}
            autoComplete="off"
            spellCheck={draft.kind === 'describing'}
          />
        </label>
      )}
      {draft.kind === 'adding' && (
        <label>
          Event that leads there, if any
          <input
            name="trigger"
            autoComplete="off"
            spellCheck={false}
            value={typed.trigger}
            onChange={({ target }) => type({ trigger: target.value })}
          />
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
