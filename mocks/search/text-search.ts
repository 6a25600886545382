import { singularOf } from '#machines/domain/singular.ts';
import { learnSpelling, nearestWord, type Spelling } from './spelling.ts';
import { closestWords, type Part, partsOfSearch, readSynonyms, type SynonymData, type Synonyms } from './synonyms.ts';
import {
  buildVocabulary,
  gather,
  isKnown,
  narrow,
  type Scores,
  scoresOfWholeWord,
  scoresOfWord,
  type Texts,
  type Vocabulary,
  widen,
} from './vocabulary.ts';
import { bareWord, partsOf, percentOf, wordsOf } from './words.ts';

/** The index for finding products by words. The strengths are apart, because a '45' that is typed is not in '45.2%'. */
export type TextIndex = { vocabulary: Vocabulary; strengths: Vocabulary; synonyms: Synonyms; spelling: Spelling };

/**
 * The words of descriptions and of prices are no spellings: 'sake' is not a mistyped 'safe' or 'sale'. Synonyms that no
 * product's text uses are, so that a mistyped synonym is corrected.
 */
export function indexTexts(documents: readonly Texts[], synonymData: SynonymData): TextIndex {
  const synonyms = readSynonyms(synonymData);
  function* texts(): Iterable<string> {
    for (const { description: _, price: __, strength: ___, ...names } of documents) yield* Object.values(names);
    for (const row of synonymData.same) yield* row;
    yield* Object.keys(synonymData.means);
    yield* Object.keys(synonymData.near);
  }
  return {
    vocabulary: buildVocabulary(documents.map(({ strength: _, ...others }) => others)),
    strengths: buildVocabulary(documents.map(({ strength }) => ({ strength }))),
    synonyms,
    spelling: learnSpelling(texts()),
  };
}

const all = (rows: readonly Scores[]): Scores => rows.reduce(narrow);

/**
 * A plural also finds its singular as a whole word: 'nuts' is in 'kola nut', but not in 'chestnut'. A percentage is a
 * whole word, too: '0%' is not in '40%'.
 */
function scoresOfTyped({ vocabulary, strengths }: TextIndex, word: string): Scores {
  if (percentOf(word)) return widen(scoresOfWholeWord(vocabulary, word), scoresOfWholeWord(strengths, word));
  const asTyped = scoresOfWord(vocabulary, word);
  const singular = singularOf(word);
  return singular === word ? asTyped : widen(asTyped, scoresOfWholeWord(vocabulary, singular));
}

const scoresOfWholeWords = (vocabulary: Vocabulary, words: readonly string[]): Scores =>
  all(words.map((word) => scoresOfWholeWord(vocabulary, word)));

/** A synonym and a phrase that has one are whole words only: 'ale' is not in 'coastal', and 'non alcoholic' not in 'cannon'. */
function scoresOfPart(index: TextIndex, { typed, meanings }: Part): Scores {
  const { vocabulary } = index;
  const [word = '', ...further] = typed;
  const asTyped = further.length > 0 ? scoresOfWholeWords(vocabulary, typed) : scoresOfTyped(index, word);
  return meanings.map((words) => scoresOfWholeWords(vocabulary, words)).reduce(widen, asTyped);
}

/**
 * A typed word without the marks around it. One with marks inside is a word of the texts, with or without them
 * ('first-fill', 'v.s.o.p.'), or else several words ('london-dry').
 */
function bareWords(vocabulary: Vocabulary, typed: string): readonly string[] {
  const percent = percentOf(typed);
  if (percent) return [percent];
  const word = bareWord(typed);
  const parts = partsOf(word);
  const whole = parts.length > 1 && [word, parts.join('')].find((one) => isKnown(vocabulary, one));
  return whole ? [whole] : parts;
}

const typedWords = ({ vocabulary }: TextIndex, search: string): readonly string[] =>
  wordsOf(search).flatMap((word) => bareWords(vocabulary, word));

const nothing = ({ vocabulary }: TextIndex): Scores => new Float32Array(vocabulary.size);

const isBlank = (words: readonly string[]) => words.length === 0;

/**
 * How well each product matches a search: its texts hold each word or a meaning of the word.
 * Null for a blank search. PRD-5.
 */
export function scoresOf(index: TextIndex, search: string): Scores | null {
  if (isBlank(wordsOf(search))) return null;
  const words = typedWords(index, search);
  // Marks alone are no words, so they find nothing.
  if (isBlank(words)) return nothing(index);
  return all(partsOfSearch(index.synonyms, words).map((part) => scoresOfPart(index, part)));
}

/** A proposal for a search without results: how close each product is to it, and the words of another search. */
export type Meaning = { text: string | null; scores: Scores };

/** A number is never a mistyped word: '750ml' is not '150ml'. */
const isWord = (word: string): boolean => !/\d/.test(word);

const isKnownWord = ({ vocabulary }: TextIndex, word: string): boolean =>
  isKnown(vocabulary, word) || isKnown(vocabulary, singularOf(word));

const corrected = (index: TextIndex, word: string): string =>
  isWord(word) && !isKnownWord(index, word) ? (nearestWord(index.spelling, word) ?? word) : word;

const correctedWords = (index: TextIndex, words: readonly string[]): readonly string[] =>
  words.map((word) => corrected(index, word));

/** The meanings of a search that shows nothing, the most probable first: other words, all its words, any of them. PRD-13. */
export function meaningsOf(index: TextIndex, search: string): readonly Meaning[] {
  const words = typedWords(index, search);
  const typed = words.join(' ');
  const close = closestWords(index.synonyms, words);
  const right = close.join(' ') === typed ? closestWords(index.synonyms, correctedWords(index, words)) : close;
  const text = right.join(' ');
  const any = typedWords(index, text)
    .map((word) => scoresOfTyped(index, word))
    .reduce(gather, nothing(index));
  return [
    { text: text === typed ? null : text, scores: scoresOf(index, text) ?? nothing(index) },
    { text: null, scores: any },
  ];
}
