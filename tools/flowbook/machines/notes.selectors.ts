import type { SnapshotFrom } from 'xstate';
import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import { roomIn } from '#tools/flowbook/notes/notes.ts';
import { type NotesContext, type notesMachine, placeKey } from './notes.machine.ts';

type NotesSnapshot = SnapshotFrom<typeof notesMachine>;

const NONE: readonly string[] = [];

export const notesOn =
  (chart: string, path: string) =>
  ({ context: { notes } }: NotesSnapshot): readonly string[] =>
    ownEntry(ownEntry(notes, chart) ?? {}, path) ?? NONE;
export const allNotes = ({ context }: NotesSnapshot): NotesContext['notes'] => context.notes;
export const isWriting = (snapshot: NotesSnapshot) => snapshot.matches('writing');
export const typedNote =
  (chart: string, path: string) =>
  ({ context: { typed } }: NotesSnapshot): string =>
    typed[placeKey({ chart, path })] ?? '';
/** Something is typed, or being written, that is in no file yet. */
export const hasTypedNote = (snapshot: NotesSnapshot): boolean =>
  isWriting(snapshot) || Object.values(snapshot.context.typed).some((text) => text.trim() !== '');
/** A note on this place could not be written. */
export const isLost =
  (chart: string, path: string) =>
  (snapshot: NotesSnapshot): boolean => {
    const { pending } = snapshot.context;
    return snapshot.matches('failed') && pending?.chart === chart && pending.path === path;
  };

/** From here on the room that is left is said. */
const NEAR = 200;

/** The room that a note leaves, where that is little; '' where it is not. */
export const roomWords =
  (chart: string, path: string) =>
  (snapshot: NotesSnapshot): string => {
    const room = roomIn(typedNote(chart, path)(snapshot));
    if (room > NEAR) return '';
    return room < 0 ? `${-room} too many` : `${room} left`;
  };
export const isTooLong =
  (chart: string, path: string) =>
  (snapshot: NotesSnapshot): boolean =>
    roomIn(typedNote(chart, path)(snapshot)) < 0;
