import MiniSearch from 'minisearch';
import { foldText } from '#machines/domain/fold-text.ts';
import { writtenPartsOf } from './words.ts';

/** One letter in three may be wrong, and never more than two: 'islay' is not 'stay'. */
const LETTERS_PER_MISTAKE = 3;
const MAX_MISTAKES = 2;
/** Shorter words are similar to too many others. */
const SHORTEST = 3;
/** Of two equally similar words the more common one wins. This weighs less than one letter. */
const COMMON = 0.01;

type Word = { id: string; written: string; count: number };

/** The words of a catalogue. Mistyped words are compared with them. */
export type Spelling = MiniSearch<Word>;

function counted(texts: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of text.split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Collects the spellings of all words in the texts. */
export function learnSpelling(texts: Iterable<string>): Spelling {
  const words = new Map<string, Word>();
  for (const [original, count] of counted(texts)) {
    for (const written of writtenPartsOf(original)) {
      const id = foldText(written);
      const word = words.get(id);
      if (word) word.count += count;
      else if (id.length >= SHORTEST) words.set(id, { id, written, count });
    }
  }
  const known: Spelling = new MiniSearch({
    fields: ['id'],
    storeFields: ['written', 'count'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  known.addAll([...words.values()]);
  return known;
}

/** The known word that is most similar to a folded one, in its own spelling, or null if none is similar. */
export function nearestWord(known: Spelling, word: string): string | null {
  if (word.length < SHORTEST) return null;
  const [nearest] = known.search(word, {
    fuzzy: (term) => Math.min(MAX_MISTAKES, Math.floor(term.length / LETTERS_PER_MISTAKE)),
    boostDocument: (_id, _term, stored) => 1 + COMMON * Math.log10(Number(stored?.count)),
  });
  return nearest ? String(nearest.written) : null;
}
