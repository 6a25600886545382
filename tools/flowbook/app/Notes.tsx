import { IS_WRITABLE } from 'virtual:flowbook-notes';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isWriting, lostNote, notesOn } from '#tools/flowbook/machines/notes.selectors.ts';
import { useSurroundings } from './surroundings.ts';

/** What people have written about a state, and in development a place to write more. */
export function Notes({ chart, path }: { chart: string; path: string }): ReactNode {
  const { notes } = useSurroundings();
  const written = useSelector(notes, notesOn(chart, path));
  const isBusy = useSelector(notes, isWriting);
  const lost = useSelector(notes, lostNote);
  if (written.length === 0 && !IS_WRITABLE) return null;
  return (
    <section className="fb-notes" aria-label={`Notes on ${path || chart}`}>
      <ul>
        {written.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may have the same words, and they stay in their order.
          <li key={`${index} ${note}`}>{note}</li>
        ))}
      </ul>
      {IS_WRITABLE && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
            if (note === '') return;
            notes.send({ type: 'note.submitted', note: { chart, path, note } });
            event.currentTarget.reset();
          }}
        >
          <label>
            <span>New note</span>
            <input name="note" maxLength={2000} autoComplete="off" key={`${chart} ${path}`} />
          </label>
          <button type="submit" className="fb-button" disabled={isBusy}>
            Write
          </button>
        </form>
      )}
      {lost !== null && <p role="alert">This note could not be written: {lost}</p>}
    </section>
  );
}
