import type { SnapshotFrom } from 'xstate';
import { type FoundGroup, foundIds } from './faq-search.ts';
import type { helpMachine } from './help.machine.ts';

type Snapshot = SnapshotFrom<typeof helpMachine>;

/** The search as it was typed. */
export const searchText = ({ context }: Snapshot): string => context.text;

/** What is on the page, in its groups. */
export const shownGroups = ({ context }: Snapshot): readonly FoundGroup[] => context.shown;

/** Whether the answer to a question can be read now. */
export const isQuestionOpen = ({ context }: Snapshot, id: string): boolean => context.open.includes(id);

export const isNothingFound = (snapshot: Snapshot): boolean => snapshot.matches('nothingFound');

/** What the search has come to: '3 questions match “refund”', 'No questions match “drone”'; blank where there is none. */
export function searchStatus(snapshot: Snapshot): string {
  if (snapshot.matches('browsing')) return '';
  const { shown, text } = snapshot.context;
  const count = foundIds(shown).length;
  const questions = count === 1 ? '1 question matches' : `${count === 0 ? 'No' : count} questions match`;
  return `${questions} “${text.trim()}”`;
}
