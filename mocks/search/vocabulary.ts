import { bareWord, partsOf, wordsOf } from './words.ts';

/** How much it says of a product that a word stands in one of its texts. The dearest place counts. */
const FIELD_WEIGHTS = { category: 9, name: 8, brand: 5, type: 5, country: 3, description: 1 } as const;
type Field = keyof typeof FIELD_WEIGHTS;
export type Texts = Readonly<Record<Field, string>>;

/** A whole word means more than a part of one, than its start, than letters within: 'rosé' is no rosemary. */
const WHOLE = 1;
const PART = 0.6;
const START = 0.3;
const INSIDE = 0.1;

/** How well each product answers; 0 where it does not. */
export type Scores = Float32Array;

type Entry = { bare: string; parts: readonly string[]; documents: Uint32Array; weights: Uint8Array };

/** The words of a catalogue, and in which products each stands: searching walks through words, never through texts. */
type Words = { size: number; words: readonly string[]; entries: readonly Entry[] };
export type Vocabulary = Words & {
  /** What is found by one letter is nearly everything, in nearly every word of it: too much to walk through each time. */
  letters: ReadonlyMap<string, Scores>;
};

function weightsOf(texts: Texts): Map<string, number> {
  const weights = new Map<string, number>();
  for (const field of Object.keys(FIELD_WEIGHTS) as Field[]) {
    for (const word of wordsOf(texts[field])) {
      weights.set(word, Math.max(weights.get(word) ?? 0, FIELD_WEIGHTS[field]));
    }
  }
  return weights;
}

export function buildVocabulary(documents: readonly Texts[]): Vocabulary {
  const postings = new Map<string, { documents: number[]; weights: number[] }>();
  documents.forEach((texts, document) => {
    for (const [word, weight] of weightsOf(texts)) {
      const posting = postings.get(word) ?? { documents: [], weights: [] };
      posting.documents.push(document);
      posting.weights.push(weight);
      postings.set(word, posting);
    }
  });
  const words: Words = {
    size: documents.length,
    words: [...postings.keys()],
    entries: [...postings].map(([word, posting]) => ({
      bare: bareWord(word),
      parts: partsOf(word),
      documents: Uint32Array.from(posting.documents),
      weights: Uint8Array.from(posting.weights),
    })),
  };
  const letters = new Set(words.words.join(''));
  return { ...words, letters: new Map([...letters].map((letter) => [letter, walkedScores(words, letter, INSIDE)])) };
}

function closeness(word: string, { bare, parts }: Entry, wanted: string): number {
  if (!word.includes(wanted)) return 0;
  if (bare === wanted || word === wanted) return WHOLE;
  if (parts.includes(wanted)) return PART;
  return word.startsWith(wanted) || parts.some((part) => part.startsWith(wanted)) ? START : INSIDE;
}

/** How much of a word must be meant: any letters within it, or at least a part such as 'alcohol' in 'low-alcohol'. */
type Least = typeof INSIDE | typeof PART;

function walkedScores({ size, words, entries }: Words, wanted: string, least: Least): Scores {
  const scores = new Float32Array(size);
  entries.forEach((entry, at) => {
    const share = closeness(words[at] ?? '', entry, wanted);
    if (share < least) return;
    const { documents, weights } = entry;
    for (let place = 0; place < documents.length; place += 1) {
      const document = documents[place] ?? 0;
      const score = share * (weights[place] ?? 0);
      if (score > (scores[document] ?? 0)) scores[document] = score;
    }
  });
  return scores;
}

/** The products in whose texts a word stands, be it within another. PRD-5. The scores are the caller's own. */
export const scoresOfWord = (vocabulary: Vocabulary, wanted: string): Scores =>
  vocabulary.letters.get(wanted)?.slice() ?? walkedScores(vocabulary, wanted, INSIDE);

/** Whether a word stands anywhere, be it within another. */
export const isKnown = ({ words }: Vocabulary, wanted: string): boolean => words.some((word) => word.includes(wanted));

/** The products in whose texts a word stands as such, or as a part of one with a hyphen. */
export const scoresOfWholeWord = (vocabulary: Vocabulary, wanted: string): Scores =>
  walkedScores(vocabulary, wanted, PART);

/** Products that answer both. Writes into the first. */
export function narrow(scores: Scores, others: Scores): Scores {
  for (let at = 0; at < scores.length; at += 1) {
    const [one = 0, other = 0] = [scores[at], others[at]];
    scores[at] = one > 0 && other > 0 ? one + other : 0;
  }
  return scores;
}

/** Products that answer either, as well as they answer the better. Writes into the first. */
export function widen(scores: Scores, others: Scores): Scores {
  for (let at = 0; at < scores.length; at += 1) scores[at] = Math.max(scores[at] ?? 0, others[at] ?? 0);
  return scores;
}

/** Products that answer either, better the more they answer. Writes into the first. */
export function gather(scores: Scores, others: Scores): Scores {
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + (others[at] ?? 0);
  return scores;
}
