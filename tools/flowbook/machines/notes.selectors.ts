import type { SnapshotFrom } from 'xstate';
import type { NotesContext, notesMachine } from './notes.machine.ts';

type NotesSnapshot = SnapshotFrom<typeof notesMachine>;

const NONE: readonly string[] = [];

export const notesOn =
  (chart: string, path: string) =>
  ({ context: { notes } }: NotesSnapshot): readonly string[] =>
    notes[chart]?.[path] ?? NONE;
export const allNotes = ({ context }: NotesSnapshot): NotesContext['notes'] => context.notes;
export const isWriting = (snapshot: NotesSnapshot) => snapshot.matches('writing');
/** The words of a note that could not be written; null where there is none. */
export const lostNote = (snapshot: NotesSnapshot) =>
  snapshot.matches('failed') ? (snapshot.context.pending?.note ?? null) : null;
