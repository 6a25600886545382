import type { SnapshotFrom } from 'xstate';
import { type FoundGroup, foundIds } from './faq-search.ts';
import type { helpMachine } from './help.machine.ts';

type Snapshot = SnapshotFrom<typeof helpMachine>;

/** The search text as typed. */
export const searchText = ({ context }: Snapshot): string => context.text;

/** The questions on the page: all, or those that the search has found. */
export const shownGroups = (snapshot: Snapshot, all: readonly FoundGroup[]): readonly FoundGroup[] =>
  snapshot.matches('browsing') ? all : snapshot.context.found;

export const isQuestionOpen = ({ context }: Snapshot, id: string): boolean => context.open.includes(id);

export const isNothingFound = (snapshot: Snapshot): boolean => snapshot.matches('nothingFound');

/** The result of the search: '3 questions match “refund”', 'No questions match “drone”'. Blank without a search. */
export function searchStatus(snapshot: Snapshot): string {
  if (snapshot.matches('browsing')) return '';
  const { found, text } = snapshot.context;
  const count = foundIds(found).length;
  const questions = count === 1 ? '1 question matches' : `${count === 0 ? 'No' : count} questions match`;
  return `${questions} “${text.trim()}”`;
}
