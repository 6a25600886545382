import { findRanges, foldForSearch, type TextRange } from './find-text.ts';

type FaqEntry = {
  id: string;
  question: string;
  answer: string;
  /** A page with more to read. */
  more?: { label: string; href: string };
};
export type FaqGroup = { id: string; title: string; entries: readonly FaqEntry[] };

/** The parts of an entry that match the search and are marked. */
type FaqMarks = { question: readonly TextRange[]; answer: readonly TextRange[] };
export type FoundEntry = { entry: FaqEntry; marks: FaqMarks };
export type FoundGroup = { id: string; title: string; entries: readonly FoundEntry[] };

const NO_MARKS: FaqMarks = { question: [], answer: [] };

const marksOf = ({ question, answer }: FaqEntry, needles: readonly string[]): FaqMarks => ({
  question: findRanges(question, needles),
  answer: findRanges(answer, needles),
});

const hasMarks = ({ question, answer }: FaqMarks) => question.length > 0 || answer.length > 0;

/** Finds the text as a whole; failing that, all of its words, in any order. */
function search(entry: FaqEntry, text: string): FaqMarks | null {
  const asPhrase = marksOf(entry, [text]);
  if (hasMarks(asPhrase)) return asPhrase;
  const words = foldForSearch(text).split(' ');
  return words.every((word) => hasMarks(marksOf(entry, [word]))) ? marksOf(entry, words) : null;
}

/** The entries whose question or answer contains the text. A blank text finds all and marks nothing. HLP-1. */
export function searchFaq(groups: readonly FaqGroup[], text: string): readonly FoundGroup[] {
  const isBlank = foldForSearch(text) === '';
  return groups
    .map(({ id, title, entries }) => ({
      id,
      title,
      entries: entries.flatMap((entry): FoundEntry[] => {
        const marks = isBlank ? NO_MARKS : search(entry, text);
        return marks ? [{ entry, marks }] : [];
      }),
    }))
    .filter((group) => group.entries.length > 0);
}

export const foundIds = (groups: readonly FoundGroup[]): readonly string[] =>
  groups.flatMap((group) => group.entries.map(({ entry }) => entry.id));

/** True for a text that is not blank. */
export const isSearchable = (text: string): boolean => foldForSearch(text) !== '';
