import type { SnapshotFrom } from 'xstate';
import { type FoundGroup, foundIds } from './faq-search.ts';
import type { helpMachine } from './help.machine.ts';

type Snapshot = SnapshotFrom<typeof helpMachine>;

/** The search text as typed. */
export const searchText = ({ context }: Snapshot): string => context.text;

export const shownGroups = ({ context }: Snapshot): readonly FoundGroup[] => context.shown;

export const isQuestionOpen = ({ context }: Snapshot, id: string): boolean => context.open.includes(id);

export const isNothingFound = (snapshot: Snapshot): boolean => snapshot.matches('nothingFound');

/** The result of the search: '3 questions match “refund”', 'No questions match “drone”'. Blank without a search. */
export function searchStatus(snapshot: Snapshot): string {
  if (snapshot.matches('browsing')) return '';
  const { shown, text } = snapshot.context;
  const count = foundIds(shown).length;
  const questions = count === 1 ? '1 question matches' : `${count === 0 ? 'No' : count} questions match`;
  return `${questions} “${text.trim()}”`;
}
