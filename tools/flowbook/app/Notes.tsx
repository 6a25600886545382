import { IS_WRITABLE } from 'virtual:flowbook-notes';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isWriting, lostNote, notesOn } from '#tools/flowbook/machines/notes.selectors.ts';
import { useSurroundings } from './surroundings.ts';

/** The notes grow above the field: while it is written in, it stays in view. */
function stayInView(form: HTMLFormElement | null): void {
  if (form?.contains(document.activeElement)) form.scrollIntoView({ block: 'nearest' });
}

/** What people have written about a state, and in development a place to write more. */
export function Notes({ chart, path }: { chart: string; path: string }): ReactNode {
  const { notes } = useSurroundings();
  const written = useSelector(notes, notesOn(chart, path));
  const isBusy = useSelector(notes, isWriting);
  const lost = useSelector(notes, lostNote(chart, path));
  if (written.length === 0 && !IS_WRITABLE) return null;
  return (
    <section className="fb-notes" aria-label={`Notes on ${path || chart}`}>
      <ul>
        {written.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may have the same words, and they stay in their order.
          <li key={`${index} ${note}`}>{note}</li>
        ))}
      </ul>
      {lost !== null && <p role="alert">The note could not be written. Its words are still in the field.</p>}
      {IS_WRITABLE && (
        <form
          ref={(form) => stayInView(form)}
          onSubmit={(event) => {
            event.preventDefault();
            const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
            if (note === '' || isBusy) return;
            notes.send({ type: 'note.submitted', note: { chart, path, note } });
            event.currentTarget.reset();
          }}
        >
          <label>
            <span>New note</span>
            <input
              key={`${chart} ${path}`}
              name="note"
              maxLength={2000}
              autoComplete="off"
              required
              defaultValue={lost ?? ''}
            />
          </label>
          <button type="submit" className="fb-button" aria-disabled={isBusy}>
            Write
          </button>
        </form>
      )}
    </section>
  );
}
