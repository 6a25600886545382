import { IS_WRITABLE } from 'virtual:flowbook-notes';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { notesOn } from '#tools/flowbook/machines/notes.selectors.ts';
import { NewNote } from './NewNote.tsx';
import { useSurroundings } from './surroundings.ts';

/** What people have written about a state, and in development a place to write more. */
export function Notes({ chart, path }: { chart: string; path: string }): ReactNode {
  const { notes } = useSurroundings();
  const written = useSelector(notes, notesOn(chart, path));
  if (written.length === 0 && !IS_WRITABLE) return null;
  return (
    <section className="fb-notes" aria-label={`Notes on ${path || chart}`}>
      <ul>
        {written.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may have the same words, and they stay in their order.
          <li key={`${index} ${note}`}>{note}</li>
        ))}
      </ul>
      {IS_WRITABLE && <NewNote chart={chart} path={path} />}
    </section>
  );
}
