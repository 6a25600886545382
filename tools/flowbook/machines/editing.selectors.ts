import type { SnapshotFrom } from 'xstate';
import type { editingMachine } from './editing.machine.ts';

type Editing = SnapshotFrom<typeof editingMachine>;

/** The chart that is edited; '' for none. */
export const chartEdited = (snapshot: Editing): string =>
  snapshot.matches('editing') || snapshot.matches('opening') ? snapshot.context.chart : '';
export const draftOf = ({ context }: Editing) => context.draft;
/** What is in the form of the draft; null where nothing has been typed. */
export const typedOf = ({ context }: Editing) => context.typed;
/** Something is typed that is in no file yet. */
export const hasTypedEdit = ({ context }: Editing): boolean => context.chart !== '' && context.typed !== null;
export const begunWith = ({ context }: Editing) => context.begunWith;
export const isOpening = (snapshot: Editing) => snapshot.matches('opening');
export const isNaming = (snapshot: Editing) => snapshot.matches({ editing: 'naming' });
export const isChoosingTarget = (snapshot: Editing) => snapshot.matches({ editing: 'choosingTarget' });
/** The form asks for a target; also while what was chosen is being saved. */
export const isTargetAsked = (snapshot: Editing): boolean =>
  isChoosingTarget(snapshot) || (snapshot.matches({ editing: 'saving' }) && snapshot.context.draft?.kind === 'leading');
export const isSaving = (snapshot: Editing) => snapshot.hasTag('busy');
export const undoOf = ({ context }: Editing) => context.undo;
export const fileEdited = ({ context }: Editing) => context.file;
export const leftForEditor = ({ context }: Editing) => context.forEditor;
export const editingProblem = ({ context }: Editing) => context.problem;

/** What is said of what was done, or is to be done. */
export function editingWords(snapshot: Editing): string {
  if (snapshot.matches({ editing: 'saving' })) return 'Saving …';
  if (snapshot.matches({ editing: 'choosingTarget' })) return 'Choose the state that it leads to.';
  return snapshot.context.said;
}
