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
/** The words of a note on this place that could not be written; null where there is none. */
export const lostNote =
  (chart: string, path: string) =>
  (snapshot: NotesSnapshot): string | null => {
    const { pending } = snapshot.context;
    const isLost = snapshot.matches('failed') && pending?.chart === chart && pending.path === path;
    return isLost ? pending.note : null;
  };
