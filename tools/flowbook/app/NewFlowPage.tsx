import type { ReactNode } from 'react';
import { Diagram } from '#tools/flowbook/draw/Diagram.tsx';
import { NO_MARKS } from '#tools/flowbook/draw/marks.ts';
import {
  canCreate,
  formTyped,
  nameTyped,
  newFlowProblem,
  newFlowWords,
  previewOf,
  problemsOf,
} from '#tools/flowbook/machines/new-flow.selectors.ts';
import { useNewFlow, useSurroundings } from './surroundings.ts';

const EXAMPLE = `empty: No note yet.
  note.started -> writing
writing: The shopper writes it.
  note.saved [isShort] -> saved
  else -> tooLong
tooLong: It has to be shorter.
  note.changed -> writing
saved (final): It goes with the gift.`;

function Preview(): ReactNode {
  const preview = useNewFlow(previewOf);
  const words = useNewFlow(newFlowWords);
  return (
    <section className="fb-new-diagram" aria-label="As it is drawn">
      <p role="status">{words}</p>
      {preview && (
        <div className="fb-new-drawn">
          <Diagram {...preview} marks={NO_MARKS} selected={null} />
        </div>
      )}
    </section>
  );
}

/** A new flow: its name, its states in a text, and the diagram of them beside it. */
export function NewFlowPage(): ReactNode {
  const { newFlow } = useSurroundings();
  const name = useNewFlow(nameTyped);
  const form = useNewFlow(formTyped);
  const problems = useNewFlow(problemsOf);
  const problem = useNewFlow(newFlowProblem);
  const canBeCreated = useNewFlow(canCreate);
  return (
    <div className="fb-page fb-new-flow">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          newFlow.send({ type: 'flow.requested' });
        }}
      >
        <h1>New flow</h1>
        <label>
          Name
          <input
            value={name}
            placeholder="gift note"
            autoComplete="off"
            onChange={({ target }) => newFlow.send({ type: 'name.typed', name: target.value })}
          />
        </label>
        <label>
          States and events
          <textarea
            value={form}
            rows={14}
            placeholder={EXAMPLE}
            spellCheck={false}
            aria-describedby="flowbook-form-help"
            aria-invalid={problems.length > 0}
            onChange={({ target }) => newFlow.send({ type: 'form.typed', form: target.value })}
          />
        </label>
        <p id="flowbook-form-help">
          A state is a line, what happens in it is indented below: an event, 'after 3 s', 'always' or 'done', an arrow,
          and a state. [A condition] may stand before the arrow, 'else' below it. States in a state are indented, too. A
          state can be (initial), (final), (parallel), (history) or (deep history).
        </p>
        <ul className="fb-problems" aria-label="To mend" aria-live="polite">
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
        <p role="alert" className="fb-problem">
          {problem}
        </p>
        <button type="submit" className="fb-button fb-primary" disabled={!canBeCreated}>
          Create
        </button>
      </form>
      <Preview />
    </div>
  );
}
