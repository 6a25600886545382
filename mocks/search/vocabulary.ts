import { bareWord, partsOf, wordsOf } from './words.ts';

/**
 * The weight of a word in each of a product's texts. The highest weight counts. What a drink is weighs as
 * much as a name, and where it comes from more: 'white wine' and 'Bordeaux' are wines before they are glasses.
 */
const FIELD_WEIGHTS = {
  category: 9,
  name: 8,
  brand: 5,
  type: 8,
  section: 3,
  country: 3,
  region: 9,
  age: 3,
  volume: 3,
  strength: 3,
  price: 3,
  description: 1,
} as const;
type Field = keyof typeof FIELD_WEIGHTS;
export type Texts = Readonly<Record<Field, string>>;

/** A whole word weighs more than a part, the start or letters within a word: 'rosé' is not rosemary. */
const WHOLE = 1;
const PART = 0.6;
const START = 0.3;
const INSIDE = 0.1;

/** How well each product matches, or 0 if it does not. */
export type Scores = Float32Array;

type Entry = { bare: string; parts: readonly string[]; documents: Uint32Array; weights: Uint8Array };

/** The words of a catalogue and the products that contain each: a search reads the words, never the texts. */
type Words = { size: number; words: readonly string[]; entries: readonly Entry[] };
export type Vocabulary = Words & {
  /** One letter matches nearly every word, which takes too long to compute for each search. */
  letters: ReadonlyMap<string, Scores>;
};

function weightsOf(texts: Partial<Texts>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const field of Object.keys(texts) as Field[]) {
    for (const word of wordsOf(texts[field] ?? '')) {
      weights.set(word, Math.max(weights.get(word) ?? 0, FIELD_WEIGHTS[field]));
    }
  }
  return weights;
}

export function buildVocabulary(documents: readonly Partial<Texts>[]): Vocabulary {
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

const STARTS_WITH_DIGIT = /^\d/;

/** A number is found from its first digit: '50cl' is not in '150cl'. PRD-5. */
function closeness(word: string, { bare, parts }: Entry, wanted: string): number {
  if (!word.includes(wanted)) return 0;
  if (bare === wanted || word === wanted) return WHOLE;
  if (parts.includes(wanted)) return PART;
  if (word.startsWith(wanted) || parts.some((part) => part.startsWith(wanted))) return START;
  return STARTS_WITH_DIGIT.test(wanted) ? 0 : INSIDE;
}

/** The part of a word that must match: any letters, or at least a part such as 'alcohol' in 'low-alcohol'. */
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

/** The products whose texts contain a word, also within another word. PRD-5. The caller may change the scores. */
export const scoresOfWord = (vocabulary: Vocabulary, wanted: string): Scores =>
  vocabulary.letters.get(wanted)?.slice() ?? walkedScores(vocabulary, wanted, INSIDE);

/** Whether any text contains a word, also within another word. */
export const isKnown = ({ words }: Vocabulary, wanted: string): boolean => words.some((word) => word.includes(wanted));

/** The products whose texts contain a whole word, or a part of a word with a hyphen. */
export const scoresOfWholeWord = (vocabulary: Vocabulary, wanted: string): Scores =>
  walkedScores(vocabulary, wanted, PART);

/** The products that match both. Writes into the first. */
export function narrow(scores: Scores, others: Scores): Scores {
  for (let at = 0; at < scores.length; at += 1) {
    const [one = 0, other = 0] = [scores[at], others[at]];
    scores[at] = one > 0 && other > 0 ? one + other : 0;
  }
  return scores;
}

/** The products that match either, with the better score. Writes into the first. */
export function widen(scores: Scores, others: Scores): Scores {
  for (let at = 0; at < scores.length; at += 1) scores[at] = Math.max(scores[at] ?? 0, others[at] ?? 0);
  return scores;
}

/** The products that match either, with the sum of the scores. Writes into the first. */
export function gather(scores: Scores, others: Scores): Scores {
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + (others[at] ?? 0);
  return scores;
}
