import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { isLost, isTooLong, isWriting, roomWords, typedNote } from '#tools/flowbook/machines/notes.selectors.ts';
import { LONGEST_NOTE } from '#tools/flowbook/notes/notes.ts';
import { useSurroundings } from './surroundings.ts';

/** The notes grow above the field: while it is written in, it stays in view. */
function stayInView(form: HTMLFormElement | null): void {
  if (form?.contains(document.activeElement)) form.scrollIntoView({ block: 'nearest' });
}

const TOO_LONG = `A note has at most ${LONGEST_NOTE.toLocaleString('en-GB')} characters. Shorten it, or write it as two.`;

/** Where a note is typed. One that is too long stays in its field and is not written. */
export function NewNote({ chart, path }: { chart: string; path: string }): ReactNode {
  const { notes } = useSurroundings();
  const roomId = useId();
  const isBusy = useSelector(notes, isWriting);
  const text = useSelector(notes, typedNote(chart, path));
  const room = useSelector(notes, roomWords(chart, path));
  const isLong = useSelector(notes, isTooLong(chart, path));
  const hasFailed = useSelector(notes, isLost(chart, path));
  return (
    <>
      {hasFailed && <p role="alert">The note could not be written. Its words are still in the field.</p>}
      {isLong && <p role="alert">{TOO_LONG}</p>}
      <form
        ref={(form) => stayInView(form)}
        onSubmit={(event) => {
          event.preventDefault();
          notes.send({ type: 'note.submitted', note: { chart, path, note: text.trim() } });
        }}
      >
        <label>
          <span>New note</span>
          <input
            name="note"
            autoComplete="off"
            required
            aria-invalid={isLong}
            aria-describedby={roomId}
            value={text}
            onChange={({ target }) => notes.send({ type: 'note.typed', note: { chart, path, note: target.value } })}
          />
        </label>
        <span id={roomId}>{room}</span>
        <button type="submit" className="fb-button" aria-disabled={isBusy || isLong}>
          Write
        </button>
      </form>
    </>
  );
}
