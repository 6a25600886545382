import MiniSearch from 'minisearch';
import { foldText } from '#machines/domain/fold-text.ts';
import { writtenPartsOf } from './words.ts';

/** So much of a word may be mistyped, and at most so many letters: one of three, two of six. */
const FUZZY = 0.3;
const MAX_LETTERS = 2;
/** Shorter words are like too many others. */
const SHORTEST = 3;
/** Of two words as like the typed one, the commoner; it never outweighs a letter. */
const COMMON = 0.01;

type Word = { id: string; written: string; count: number };

/** The words of a catalogue, to look mistyped ones up in. */
export type Spelling = MiniSearch<Word>;

function counted(texts: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of text.split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Learns from all texts how words are written. */
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

/** The known word most like a folded one, as it is written; null where none is like it. */
export function nearestWord(known: Spelling, word: string): string | null {
  if (word.length < SHORTEST) return null;
  const [nearest] = known.search(word, {
    fuzzy: (term) => Math.min(MAX_LETTERS, Math.round(term.length * FUZZY)),
    boostDocument: (_id, _term, stored) => 1 + COMMON * Math.log10(Number(stored?.count)),
  });
  return nearest ? String(nearest.written) : null;
}
